#include "graph/schema.h"

namespace attention {

DimensionSchema queries_dimension(Index initial) { return {"m", "dimension.m", 1, 64, initial, "query"}; }

DimensionSchema keys_dimension(Index initial) { return {"n", "dimension.n", 1, 64, initial, "key"}; }

DimensionSchema feature_dimension(std::string name, std::string description, Index initial) {
  return {std::move(name), std::move(description), 1, 64, initial, ""};
}

InputSchema mask_input(std::string rows, std::string cols) {
  return {"mask", "M", std::move(rows), std::move(cols), "mask", "mask", "input.mask", "mask=custom"};
}

std::vector<DimensionSchema> query_key_value_dimensions() {
  return {queries_dimension(), keys_dimension(),
          feature_dimension("d_k", "dimension.d_k.width_of_queries_and_keys"),
          feature_dimension("d_v", "dimension.d_v.width_of_values")};
}

std::vector<InputSchema> query_key_value_inputs() {
  return {{"query", "Q", "m", "d_k", "input", "query", "input.query", ""},
          {"key", "K", "n", "d_k", "input", "key", "input.key", ""},
          {"value", "V", "n", "d_v", "input", "value", "input.value", ""},
          mask_input("m", "n")};
}

std::vector<OptionSchema> mask_options() {
  return {
      {"mask",
       "option.mask",
       "choice",
       {"none", "causal", "causal_bottom_right", "padding", "window", "block", "custom"},
       std::string("none"),
       0,
       0,
       ""},
      {"valid_len",
       "option.valid_len",
       "number",
       {},
       2.0,
       0,
       static_cast<double>(Limits::side),
       "mask=padding"},
      {"window_left",
       "option.window_left",
       "number",
       {},
       1.0,
       -1,
       static_cast<double>(Limits::side),
       "mask=window"},
      {"window_right",
       "option.window_right",
       "number",
       {},
       1.0,
       -1,
       static_cast<double>(Limits::side),
       "mask=window"},
      {"block_size",
       "option.block_size",
       "number",
       {},
       2.0,
       1,
       static_cast<double>(Limits::side),
       "mask=block"},
      {"fully_masked", "option.fully_masked", "choice", {"zeros", "nan"}, std::string("zeros"), 0, 0, ""}};
}

OptionSchema choice_option(std::string name, std::string description, std::vector<std::string> choices) {
  std::string first = choices.front();
  return {std::move(name), std::move(description), "choice", std::move(choices), std::move(first), 0, 0, ""};
}

OptionSchema temperature_option(double min) {
  return {"temperature", "option.temperature", "number", {}, 1.0, min, 1e6, ""};
}

OptionSchema scale_option() { return {"scale", "option.scale", "number", {}, 0.0, -1e6, 1e6, ""}; }

OptionSchema softcap_option() { return {"softcap", "option.softcap", "number", {}, 0.0, 0, 1e6, ""}; }

}  // namespace attention
