#include "variants/schema.h"

#include <algorithm>

namespace attention {

namespace {

std::string option_text(const OptionValue& value) {
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  if (const auto* flag = std::get_if<bool>(&value)) return *flag ? "true" : "false";
  return number_text(std::get<double>(value));
}

std::string listed(const std::vector<std::string>& names) {
  std::string out;
  for (const std::string& name : names) out += (out.empty() ? "" : ", ") + name;
  return out;
}

/// A value of the option's own type, within its choices or range.
void check_option(const std::string& rule, const OptionSchema& option, const OptionValue& value) {
  if (value.index() != option.initial.index())
    fail(rule, "option " + option.name + " is " + option_text(value) + ": it must be a " + option.type);
  if (const auto* text = std::get_if<std::string>(&value)) {
    if (std::find(option.choices.begin(), option.choices.end(), *text) == option.choices.end())
      fail(rule,
           "option " + option.name + " is \"" + *text + "\": it must be one of " + listed(option.choices));
  }
  if (const auto* number = std::get_if<double>(&value)) {
    check_finite(rule, "option " + option.name, *number);
    if (*number < option.min || *number > option.max)
      fail(rule, "option " + option.name + " is " + option_text(value) + ": it must be from " +
                     option_text(option.min) + " to " + option_text(option.max));
  }
}

/// What is known of the dimensions so far, and which input said it.
struct Binder {
  const std::string& rule;
  Sizes sizes;
  std::map<std::string, std::string> said_by;

  /// `expression` is "1", "d_k" or "n_heads*d_k", whose first factor is already known.
  void bind(const std::string& input, const std::string& axis, const std::string& expression, Index size) {
    const std::size_t star = expression.find('*');
    if (star == std::string::npos) return bind_single(input, axis, expression, size);
    const std::string known = expression.substr(0, star);
    const Index factor = sizes.at(known);
    if (size % factor != 0)
      fail(rule, input + " has " + std::to_string(size) + " " + axis + ": they must divide into " + known +
                     " = " + std::to_string(factor) + " equal parts");
    bind_single(input, axis, expression.substr(star + 1), size / factor);
  }

  void bind_single(const std::string& input, const std::string& axis, const std::string& name, Index size) {
    if (name == "1") {
      if (size != 1) fail(rule, input + " has " + std::to_string(size) + " " + axis + ": it must have 1");
      return;
    }
    const auto [known, added] = sizes.emplace(name, size);
    if (added) {
      said_by[name] = input;
    } else if (known->second != size) {
      fail(rule, input + " has " + name + " = " + std::to_string(size) + " (its " + axis + ") and " +
                     said_by[name] + " has " + name + " = " + std::to_string(known->second) +
                     ": both need the same " + name);
    }
  }
};

/// An input under a name that no option makes the variant read would be left out without a word.
template <class T>
void check_names(const Schema& schema, const Inputs<T>& inputs) {
  for (const auto& entry : inputs) {
    const auto has_name = [&entry](const InputSchema& input) { return input.name == entry.first; };
    if (std::none_of(schema.inputs.begin(), schema.inputs.end(), has_name))
      fail(schema.id, "there is no input " + entry.first);
  }
}

}  // namespace

Options complete_options(const Schema& schema, const Options& given) {
  Options out;
  for (const OptionSchema& option : schema.options) {
    const auto found = given.find(option.name);
    if (found != given.end()) check_option(schema.id, option, found->second);
    out[option.name] = found == given.end() ? option.initial : found->second;
  }
  for (const auto& [name, value] : given) {
    if (out.count(name) == 0) fail(schema.id, "there is no option " + name);
  }
  return out;
}

bool holds(const std::string& condition, const Options& options) {
  const std::size_t equals = condition.find('=');
  if (equals == std::string::npos) return true;
  const auto found = options.find(condition.substr(0, equals));
  return found != options.end() && option_text(found->second) == condition.substr(equals + 1);
}

template <class T>
Sizes bind_sizes(const Schema& schema, const Options& options, const Inputs<T>& inputs) {
  check_names(schema, inputs);
  Binder binder{schema.id, {}, {}};
  if (const auto heads = options.find("n_heads"); heads != options.end())
    binder.bind_single("n_heads", "value", "n_heads",
                       check_whole(schema.id, "n_heads", std::get<double>(heads->second), 1, Limits::heads));
  for (const InputSchema& input : schema.inputs) {
    if (!holds(input.when, options)) continue;
    const auto found = inputs.find(input.name);
    if (found == inputs.end())
      fail(schema.id, "input " + input.name + " (" + input.rows + " × " + input.cols + ") is missing");
    check_size(schema.id, input.name, static_cast<double>(found->second.rows()),
               static_cast<double>(found->second.cols()));
    binder.bind(input.name, "rows", input.rows, found->second.rows());
    binder.bind(input.name, "columns", input.cols, found->second.cols());
  }
  return binder.sizes;
}

template Sizes bind_sizes(const Schema&, const Options&, const Inputs<double>&);
template Sizes bind_sizes(const Schema&, const Options&, const Inputs<float>&);

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
           {"none", "causal", "causal_bottom_right", "padding", "custom"},
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
          {"fully_masked",
           "weights of a row whose every key is masked",
           "choice",
           {"zeros", "nan"},
           std::string("zeros"),
           0,
           0,
           ""}};
}

OptionSchema scale_option() {
  return {"scale", "factor of the scores; 0 means 1/√d_k", "number", {}, 0.0, -1e6, 1e6, ""};
}

OptionSchema softcap_option() {
  return {"softcap", "scores are kept within ± this; 0 means no cap", "number", {}, 0.0, 0, 1e6, ""};
}

}  // namespace attention
