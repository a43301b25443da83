#include "graph/schema.h"

#include <algorithm>
#include <vector>

#include "graph/derive.h"

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

std::vector<std::string> split(const std::string& text, char at) {
  std::vector<std::string> parts;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find(at, start), text.size());
    parts.push_back(text.substr(start, end - start));
    start = end + 1;
  }
  return parts;
}

/// "option=value", or "option=one|another": has it that value, or one of them?
bool holds_alone(const std::string& condition, const Options& options) {
  const std::size_t equals = condition.find('=');
  const auto found = options.find(condition.substr(0, equals));
  if (found == options.end()) return false;
  const std::vector<std::string> values = split(condition.substr(equals + 1), '|');
  return std::find(values.begin(), values.end(), option_text(found->second)) != values.end();
}

/// A value of the option's own type, within its choices or range.
void check_option(const std::string& rule, const OptionSchema& option, const OptionValue& value) {
  if (value.index() != option.initial.index())
    fail(rule,
         {"error.option_type",
          {{"name", option.name}, {"value", option_text(value)}, {"type", Message{"type." + option.type}}}});
  if (const auto* text = std::get_if<std::string>(&value)) {
    if (std::find(option.choices.begin(), option.choices.end(), *text) == option.choices.end())
      fail(rule, {"error.option_choice",
                  {{"name", option.name}, {"value", *text}, {"choices", listed(option.choices)}}});
  }
  if (const auto* number = std::get_if<double>(&value)) {
    check_finite(rule, option_argument(option.name), *number);
    if (*number < option.min || *number > option.max)
      fail(rule, {"error.option_range",
                  {{"name", option.name},
                   {"value", option_text(value)},
                   {"min", option_text(option.min)},
                   {"max", option_text(option.max)}}});
  }
}

/// The parts of "a*b" and the signs between them.
std::vector<std::string> split(const std::string& text, const std::string& signs) {
  std::vector<std::string> parts;
  std::size_t start = 0;
  for (std::size_t at = text.find_first_of(signs); at != std::string::npos;
       at = text.find_first_of(signs, start)) {
    parts.push_back(text.substr(start, at - start));
    parts.push_back(text.substr(at, 1));
    start = at + 1;
  }
  parts.push_back(text.substr(start));
  return parts;
}

bool is_number(const std::string& text) { return text.find_first_not_of("0123456789") == std::string::npos; }

/// "rows" or "columns".
Message axis_message(const std::string& axis) { return {"axis." + axis}; }

/// What is known of the dimensions so far, and which input said it.
struct Binder {
  const Schema& schema;
  Sizes sizes;
  std::map<std::string, std::string> sentence_of;

  /// `expression` is "1", "d_k" or a product with at most one factor that is not known yet.
  void bind(const std::string& input, const std::string& axis, const std::string& expression, Index size) {
    std::vector<std::string> factors = split(expression, "*");
    std::erase(factors, "*");
    auto open = std::find_if_not(factors.begin(), factors.end(),
                                 [this](const std::string& factor) { return is_known(factor); });
    if (open == factors.end()) --open;
    Index known = 1;
    std::string told;
    for (auto factor = factors.begin(); factor != factors.end(); ++factor) {
      if (factor == open) continue;
      known *= size_of(*factor);
      told += (told.empty() ? "" : " × ") + *factor;
    }
    if (size % known != 0)
      fail(schema.id, {"error.equal_parts",
                       {{"name", input},
                        {"size", size},
                        {"axis", axis_message(axis)},
                        {"divisor", told},
                        {"parts", known}}});
    bind_single(input, axis, *open, size / known);
  }

  void bind_single(const std::string& input, const std::string& axis, const std::string& name, Index size) {
    if (!is_known(name)) {
      sizes[name] = size;
      sentence_of[name] = input;
      return;
    }
    const Index known = size_of(name);
    if (size == known) return;
    const auto said = sentence_of.find(name);
    if (said == sentence_of.end())
      fail(schema.id, {"error.wrong_size",
                       {{"name", input},
                        {"size", size},
                        {"axis", axis_message(axis)},
                        {"expected", (is_number(name) ? "" : name + " = ") + std::to_string(known)}}});
    fail(schema.id, {"error.sizes_disagree",
                     {{"name", input},
                      {"dimension", name},
                      {"size", size},
                      {"axis", axis_message(axis)},
                      {"other", said->second},
                      {"other_size", known}}});
  }

  bool is_known(const std::string& name) const {
    return is_number(name) || sizes.count(name) > 0 || !derivation(name).empty();
  }

  const std::string& derivation(const std::string& name) const {
    static const std::string none;
    for (const DimensionSchema& dimension : schema.dimensions)
      if (dimension.name == name) return dimension.derived;
    return none;
  }

  /// The size of a dimension that is known or follows from known ones.
  Index size_of(const std::string& name) {
    if (is_number(name)) return std::stol(name);
    if (const auto found = sizes.find(name); found != sizes.end()) return found->second;
    Index sum = 0;
    Index sign = 1;
    for (const std::string& part : split(derivation(name), "+-")) {
      if (part == "+" || part == "-")
        sign = part == "+" ? 1 : -1;
      else
        sum += sign * product(part);
    }
    return sizes[name] = sum;
  }

  /// "height/patch*width/patch", each quotient a whole number.
  Index product(const std::string& term) {
    Index out = 1;
    std::string before;
    bool divides = false;
    for (const std::string& part : split(term, "*/")) {
      if (part == "*" || part == "/") {
        divides = part == "/";
        continue;
      }
      const Index size = size_of(part);
      if (divides && out % size != 0)
        fail(schema.id, {"error.not_a_multiple",
                         {{"name", before}, {"size", size_of(before)}, {"divisor", part}, {"of", size}}});
      out = divides ? out / size : out * size;
      before = part;
    }
    return out;
  }
};

/// An input under a name that no option makes the variant read would be left out without a word.
template <class T>
void check_names(const Schema& schema, const Inputs<T>& inputs) {
  for (const auto& entry : inputs) {
    const auto has_name = [&entry](const InputSchema& input) { return input.name == entry.first; };
    if (std::none_of(schema.inputs.begin(), schema.inputs.end(), has_name))
      fail(schema.id, {"error.no_input", {{"name", entry.first}}});
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
    if (out.count(name) == 0) fail(schema.id, {"error.no_option", {{"name", name}}});
  }
  return out;
}

bool holds(const std::string& condition, const Options& options) {
  const std::vector<std::string> all = split(condition, '&');
  return std::all_of(all.begin(), all.end(),
                     [&](const std::string& each) { return holds_alone(each, options); });
}

template <class T>
Sizes bind_sizes(const Schema& schema, const Options& options, const Inputs<T>& inputs) {
  check_names(schema, inputs);
  Binder binder{schema, {}, {}};
  for (const DimensionSchema& dimension : schema.dimensions) {
    const auto option = options.find(dimension.name);
    if (option == options.end()) continue;
    const Index most = dimension.name == "n_heads" ? Limits::heads : dimension.max;
    binder.sizes[dimension.name] =
        check_whole(schema.id, dimension.name, std::get<double>(option->second), dimension.min, most);
  }
  for (const InputSchema& input : schema.inputs) {
    if (!holds(input.when, options)) continue;
    const auto found = inputs.find(input.name);
    if (found == inputs.end())
      fail(schema.id,
           {"error.input_missing", {{"name", input.name}, {"rows", input.rows}, {"cols", input.cols}}});
    check_size(schema.id, input.name, static_cast<double>(found->second.rows()),
               static_cast<double>(found->second.cols()));
    binder.bind(input.name, "rows", input.rows, found->second.rows());
    binder.bind(input.name, "columns", input.cols, found->second.cols());
  }
  for (const DimensionSchema& dimension : schema.dimensions)
    if (!dimension.derived.empty()) binder.size_of(dimension.name);
  return binder.sizes;
}

Sizes with_derived_sizes(const Schema& schema, Sizes sizes) {
  Binder binder{schema, std::move(sizes), {}};
  for (const DimensionSchema& dimension : schema.dimensions)
    if (!dimension.derived.empty()) binder.size_of(dimension.name);
  return binder.sizes;
}

template Sizes bind_sizes(const Schema&, const Options&, const Inputs<double>&);
template Sizes bind_sizes(const Schema&, const Options&, const Inputs<float>&);

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
