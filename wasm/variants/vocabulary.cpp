#include "variants/vocabulary.h"

#include <map>
#include <stdexcept>

namespace attention {

namespace {

const std::map<std::string, Word> vocabulary = {
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
    {"concat", {"C", "heads side by side", "context"}},
    {"output_product", {"O'", "output before bias", "output"}},
    {"output", {"O", "output", "output"}},
};

}  // namespace

const Word& word_of(const std::string& id) {
  const auto found = vocabulary.find(id);
  if (found == vocabulary.end()) throw std::logic_error("no word for node " + id);
  return found->second;
}

const std::string& title_of(const std::string& id) { return word_of(id).title; }

}  // namespace attention
