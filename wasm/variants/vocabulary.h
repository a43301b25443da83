#pragma once

#include <string>

namespace attention {

/// The symbol, the words and the role of a node, by its id. One word per thing, in every variant.
struct Word {
  std::string symbol;
  std::string title;
  std::string role;
};

/// Throws std::logic_error for an id that is not in the vocabulary: a variant must not invent words on its
/// own.
const Word& word_of(const std::string& id);

/// "queries" for `query`, "query projection" for `w_q`.
const std::string& title_of(const std::string& id);

}  // namespace attention
