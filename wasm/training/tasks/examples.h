#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "graph/schema.h"

/// Examples for training and evaluation: words as indices, pictures as pixels.
namespace attention {

/// Word indices; `no_word` for padding.
using Words = std::vector<std::int32_t>;
constexpr std::int32_t no_word = -1;

struct Example {
  /// The source sequence, padded at the end.
  Words source;
  /// The target word of each output position; `no_word` for positions without a target.
  Words target;
  std::vector<double> picture;
};

/// Sizes of the examples of a model; 0 for absent parts.
struct ExampleShape {
  Index source_places = 0;
  Index source_words = 0;
  Index target_places = 0;
  Index target_words = 0;
  Index pixels = 0;
  /// The target is the source, shifted left by one.
  bool predicts_next = false;
};

/// The shape of the examples of a model with these sizes.
ExampleShape example_shape_of(const std::string& model, const Sizes& sizes);

/// An empty example of this shape.
Example blank_example(const ExampleShape& shape);

/// Several examples, stored contiguously: `count` rows of each list.
struct Examples {
  std::size_t count = 0;
  Words source;
  Words target;
  std::vector<double> pictures;
};

/// Throws InputError for invalid examples: wrong lengths, word indices out of range, words after padding, no
/// targets, pixels outside 0 … 1.
void check_examples(const ExampleShape& shape, const Examples& examples);

/// Copies example `number` without allocating. For next-word prediction without targets, derives them from
/// the source.
void copy_example(const ExampleShape& shape, const Examples& examples, std::size_t number, Example& to);

/// The same for inference, where targets may be missing.
void check_inference_examples(const ExampleShape& shape, const Examples& examples);
void copy_inference_example(const ExampleShape& shape, const Examples& examples, std::size_t number,
                            Example& to);

/// The number of targets, the number predicted correctly, and the last position with a target.
std::size_t target_count(const Words& target);
std::size_t correct_count(const Words& target, const Words& predictions);
Index last_target(const Words& target);

/// The number of words before the first `no_word`.
Index length_of(const Words& words);

}  // namespace attention
