#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "graph/schema.h"

/// What a model learns from and is measured by: words as their numbers, pictures as theirs.
namespace attention {

/// Numbers of words; `no_word` where none stands.
using Words = std::vector<std::int32_t>;
constexpr std::int32_t no_word = -1;

struct Example {
  /// What is read; a sequence may end before the last place.
  Words source;
  /// What each place of the output should tell; `no_word` where nothing is asked.
  Words target;
  std::vector<double> picture;
};

/// How large the examples of a model are. 0 for what it does not have.
struct ExampleShape {
  Index source_places = 0;
  Index source_words = 0;
  Index target_places = 0;
  Index target_words = 0;
  Index pixels = 0;
  /// The target is the source, one place on.
  bool tells_next = false;
};

/// The form of the examples of a model in these sizes.
ExampleShape example_shape_of(const std::string& model, const Sizes& sizes);

/// Space for one example, empty.
Example blank_example(const ExampleShape& form);

/// Examples below each other: `count` rows of each list.
struct Examples {
  std::size_t count = 0;
  Words source;
  Words target;
  std::vector<double> pictures;
};

/// Throws InputError, in words, for examples that are not of this form: lists of another length, words that
/// there are none of, words after the end, nothing to tell, pictures with numbers outside 0 … 1.
void check_examples(const ExampleShape& form, const Examples& examples);

/// Example `number`, into space that is there. Where a model tells what comes next and no target is given,
/// it follows from the source.
void copy_example(const ExampleShape& form, const Examples& examples, std::size_t number, Example& to);

/// The same for examples to be read, whose target may be missing: then nothing is asked.
void check_read(const ExampleShape& form, const Examples& examples);
void copy_read(const ExampleShape& form, const Examples& examples, std::size_t number, Example& to);

/// How many places must be told, how many of them are told rightly, and the last of them.
std::size_t asked_places(const Words& target);
std::size_t right_places(const Words& target, const Words& told);
Index last_asked(const Words& target);

/// How many words stand before the first `no_word`.
Index length_of(const Words& words);

}  // namespace attention
