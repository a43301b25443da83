#include "graph/schema.h"

namespace attention {

DimensionSchema queries_dimension(Index initial) {
  return {"m", "number of queries", 1, 64, initial, "query"};
}

DimensionSchema keys_dimension(Index initial) {
  return {"n", "number of keys and values", 1, 64, initial, "key"};
}

DimensionSchema feature_dimension(std::string name, std::string description, Index initial) {
  return {std::move(name), std::move(description), 1, 64, initial, ""};
}

InputSchema mask_input(std::string rows, std::string cols) {
  return {"mask",
          "M",
          std::move(rows),
          std::move(cols),
          "mask",
          "mask",
          "added to the scores: 0 keeps, −∞ removes",
          "mask=custom"};
}

std::vector<DimensionSchema> query_key_value_dimensions() {
  return {queries_dimension(), keys_dimension(), feature_dimension("d_k", "width of queries and keys"),
          feature_dimension("d_v", "width of values")};
}

std::vector<InputSchema> query_key_value_inputs() {
  return {{"query", "Q", "m", "d_k", "input", "query", "one row per token that asks", ""},
          {"key", "K", "n", "d_k", "input", "key", "one row per token that can be found", ""},
          {"value", "V", "n", "d_v", "input", "value", "what each found token hands over", ""},
          mask_input("m", "n")};
}

std::vector<OptionSchema> mask_options() {
  return {{"mask",
           "which keys a query may look at",
           "choice",
           {"none", "causal", "causal_bottom_right", "padding", "window", "block", "custom"},
           std::string("none"),
           0,
           0,
           ""},
          {"valid_len",
           "how many keys are real tokens",
           "number",
           {},
           2.0,
           0,
           static_cast<double>(Limits::side),
           "mask=padding"},
          {"window_left",
           "how many keys before its own a query sees; −1 means all",
           "number",
           {},
           1.0,
           -1,
           static_cast<double>(Limits::side),
           "mask=window"},
          {"window_right",
           "how many keys after its own a query sees; −1 means all",
           "number",
           {},
           1.0,
           -1,
           static_cast<double>(Limits::side),
           "mask=window"},
          {"block_size",
           "how many tokens a block has",
           "number",
           {},
           2.0,
           1,
           static_cast<double>(Limits::side),
           "mask=block"},
          {"fully_masked",
           "weights of a row whose every key is masked",
           "choice",
           {"zeros", "nan"},
           std::string("zeros"),
           0,
           0,
           ""}};
}

OptionSchema choice_option(std::string name, std::string description, std::vector<std::string> choices) {
  std::string first = choices.front();
  return {std::move(name), std::move(description), "choice", std::move(choices), std::move(first), 0, 0, ""};
}

OptionSchema temperature_option(double min) {
  return {
      "temperature", "above 1 the weights even out, below 1 they sharpen", "number", {}, 1.0, min, 1e6, ""};
}

OptionSchema scale_option() {
  return {"scale", "factor of the scores; 0 means 1/√d_k", "number", {}, 0.0, -1e6, 1e6, ""};
}

OptionSchema softcap_option() {
  return {"softcap", "scores are kept within ± this; 0 means no cap", "number", {}, 0.0, 0, 1e6, ""};
}

}  // namespace attention
