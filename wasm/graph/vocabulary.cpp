#include "graph/vocabulary.h"

#include <stdexcept>

namespace attention {

namespace {

// Plain data: a std::map would take five times the code size, and startup time.
constexpr WordEntry core_words[] = {
    {"x", {"X", "input"}},
    {"y", {"Y", "context_input"}},
    {"w_q", {"W^Q", "query"}},
    {"w_k", {"W^K", "key"}},
    {"w_v", {"W^V", "value"}},
    {"w_o", {"W^O", "output"}},
    {"b_q", {"b^Q", "query"}},
    {"b_k", {"b^K", "key"}},
    {"b_v", {"b^V", "value"}},
    {"b_o", {"b^O", "output"}},
    {"query", {"Q", "query"}},
    {"key", {"K", "key"}},
    {"value", {"V", "value"}},
    {"query_product", {"Q'", "query"}},
    {"key_product", {"K'", "key"}},
    {"value_product", {"V'", "value"}},
    {"key_transposed", {"K^{\\top}", "key"}},
    {"scores", {"S", "scores"}},
    {"scaled_scores", {"\\tilde{S}", "scores"}},
    {"capped_scores", {"\\check{S}", "scores"}},
    {"mask", {"M", "mask"}},
    {"masked_scores", {"\\hat{S}", "scores"}},
    {"weights", {"A", "weights"}},
    {"context", {"C", "context"}},
    {"concat", {"\\bar{C}", "context"}},
    {"output_product", {"O'", "output"}},
    {"output", {"O", "output"}},
};

const Word* found_in(WordList words, std::string_view id) {
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

}  // namespace attention
