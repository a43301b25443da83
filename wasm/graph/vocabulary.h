#pragma once

#include <cstddef>
#include <iterator>
#include <string>

namespace attention {

/// The symbol and the role of a node, by its id; its title is the text `title.<id>`. One word per thing, in
/// every variant.
struct Word {
  const char* symbol;
  const char* role;
};

struct WordEntry {
  const char* id;
  Word word;
};

struct WordList {
  const WordEntry* first;
  std::size_t count;
};

/// The words of this build besides those of the small engine: none, or `full_words` (wasm/builds).
WordList more_words();

/// The words that only the whole engine needs (vocabulary_full.cpp).
WordList full_words();

/// Throws std::logic_error for an id that is not in the vocabulary: a variant must not invent words on its
/// own.
const Word& word_of(const std::string& id);

}  // namespace attention
