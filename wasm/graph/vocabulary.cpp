#include "graph/vocabulary.h"

#include <stdexcept>

namespace attention {

namespace {

// Plain data: a map of strings would cost five times the size, and time at every start.
constexpr WordEntry core_words[] = {
    {"x", {"X", "input", "input"}},
    {"y", {"Y", "context input", "context_input"}},
    {"w_q", {"W^Q", "query projection", "query"}},
    {"w_k", {"W^K", "key projection", "key"}},
    {"w_v", {"W^V", "value projection", "value"}},
    {"w_o", {"W^O", "output projection", "output"}},
    {"b_q", {"b^Q", "query bias", "query"}},
    {"b_k", {"b^K", "key bias", "key"}},
    {"b_v", {"b^V", "value bias", "value"}},
    {"b_o", {"b^O", "output bias", "output"}},
    {"query", {"Q", "queries", "query"}},
    {"key", {"K", "keys", "key"}},
    {"value", {"V", "values", "value"}},
    {"query_product", {"Q'", "queries before bias", "query"}},
    {"key_product", {"K'", "keys before bias", "key"}},
    {"value_product", {"V'", "values before bias", "value"}},
    {"key_transposed", {"K^{\\top}", "keys transposed", "key"}},
    {"scores", {"S", "scores", "scores"}},
    {"scaled_scores", {"\\tilde{S}", "scaled scores", "scores"}},
    {"capped_scores", {"\\check{S}", "capped scores", "scores"}},
    {"mask", {"M", "mask", "mask"}},
    {"masked_scores", {"\\hat{S}", "masked scores", "scores"}},
    {"weights", {"A", "attention weights", "weights"}},
    {"context", {"C", "context", "context"}},
    {"concat", {"\\bar{C}", "heads side by side", "context"}},
    {"output_product", {"O'", "output before bias", "output"}},
    {"output", {"O", "output", "output"}},
};

const Word* found_in(WordList words, const std::string& id) {
  for (std::size_t k = 0; k < words.count; ++k)
    if (id == words.first[k].id) return &words.first[k].word;
  return nullptr;
}

}  // namespace

const Word& word_of(const std::string& id) {
  for (const WordList words : {WordList{core_words, std::size(core_words)}, more_words()})
    if (const Word* found = found_in(words, id)) return *found;
  throw std::logic_error("no word for node " + id);
}

const char* title_of(const std::string& id) { return word_of(id).title; }

}  // namespace attention
