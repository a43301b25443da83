#pragma once

#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>

namespace attention {

/// The symbol and the role of nodes with a given id, the same in every variant. The title is the text
/// `title.<id>`.
struct Word {
  const char* symbol;
  const char* role;
};

struct WordEntry {
  std::string_view id;
  Word word;
};

struct WordList {
  const WordEntry* first;
  std::size_t count;
};

/// The words of this build besides those of the small engine: none, or `full_words` (bindings/builds).
WordList more_words();

/// The words that only the full engine has (vocabulary_full.cpp).
WordList full_words();

/// Throws std::logic_error for an id that is not in the vocabulary.
const Word& word_of(const std::string& id);

}  // namespace attention
