#include "graph/schema.h"

#include <algorithm>
#include <vector>

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

/// Evaluates one condition: "option=value", or "option=one|another".
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

}  // namespace attention
