#include "program/check/options.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "core/check.h"
#include "core/numeric/format_number.h"
#include "program/check/closest.h"
#include "program/text/characters.h"
#include "program/text/program_error.h"

namespace attention::program {

namespace {

constexpr double largest_option = 1e6;

Message shown(const Literal& value) {
  if (is_text(value)) return {"program.found.text", {{"text", std::get<std::string>(value)}}};
  return {"program.text", {{"text", text_of(value)}}};
}

[[noreturn]] void refuse_type(const Parameter& option, Message value, const char* expected) {
  refuse(option.default_value->span, "program.option.type",
         {{"name", option.name}, {"value", std::move(value)}, {"expected", Message{expected}}});
}

/// A value that is a name: False, or a choice without its quotes.
[[noreturn]] void refuse_formula(const Parameter& option) {
  const Expression& value = *option.default_value;
  Message hint;
  const bool is_choice = option.annotation && option.annotation->text.find('|') != std::string::npos;
  if (value.kind == Expression::Kind::name && is_choice)
    hint = {"program.hint.write", {{"code", "\"" + value.name + "\""}}};
  else if (value.kind == Expression::Kind::name)
    hint = closest_hint(value.name, {"True", "False"});
  refuse(value.span,
         {"program.option.type",
          {{"name", option.name},
           {"value", Message{"program.found.formula"}},
           {"expected", Message{"program.expected.literal"}}}},
         std::move(hint));
}

[[noreturn]] void refuse_range(const Span& span, const std::string& text) {
  refuse(span, "program.option.range",
         {{"text", text}, {"range", "\"1..8\""}, {"choice", "\"dot | general\""}});
}

/// An option with the type of its first value, or with a named one.
OptionSpec typed_option(const Parameter& option, const Literal& value) {
  const std::string& type = option.annotation ? option.annotation->text : "";
  if (type == "str") refuse_range(option.annotation->span, "str");
  if (type.empty() && is_text(value)) refuse_range(option.span, text_of(value));
  const bool is_number = !is_text(value) && !is_truth(value);
  if (type == "bool" && !is_truth(value)) refuse_type(option, shown(value), "program.expected.truth");
  if (type == "int" && !is_whole(value)) refuse_type(option, shown(value), "program.expected.whole_number");
  if (type == "float" && !is_number) refuse_type(option, shown(value), "program.expected.number");
  if (is_truth(value)) return {OptionSpec::Type::truth, value, 0, 1};
  if (type == "int" || (type.empty() && is_whole(value)))
    return {OptionSpec::Type::whole, value, -largest_option, largest_option};
  return {OptionSpec::Type::real, number_of(value), -largest_option, largest_option};
}

std::vector<std::string> choices_in(const std::string& text) {
  std::vector<std::string> out;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t last = std::min(text.find('|', at), text.size());
    out.push_back(trimmed(std::string_view(text).substr(at, last - at)));
    at = last + 1;
  }
  return out;
}

std::string joined(const std::vector<std::string>& words) {
  std::string out;
  for (const std::string& word : words) out += out.empty() ? word : ", " + word;
  return out;
}

OptionSpec choice_option(const Parameter& option, const Literal& value) {
  const std::string& text = option.annotation->text;
  std::vector<std::string> choices = choices_in(text);
  for (std::size_t k = 0; k < choices.size(); ++k)
    if (choices[k].empty() || std::find(choices.begin(), choices.begin() + static_cast<Index>(k),
                                        choices[k]) != choices.begin() + static_cast<Index>(k))
      refuse_range(option.annotation->span, text);
  if (!is_text(value) || std::find(choices.begin(), choices.end(), text_of(value)) == choices.end())
    refuse(
        option.default_value->span,
        {"program.option.choice",
         {{"name", option.name}, {"value", shown(value)}, {"choices", joined(choices)}}},
        is_text(value) ? Message{} : Message{"program.hint.write", {{"code", "\"" + text_of(value) + "\""}}});
  return {OptionSpec::Type::choice, value, 0, 0, std::move(choices)};
}

/// A number, all of the text; nothing where there is more or less.
std::optional<double> bound_of(const std::string& text) {
  if (text.empty() || text.front() == '.' || text.find_first_not_of("0123456789.e-") != text.npos)
    return std::nullopt;
  char* end = nullptr;
  const double value = std::strtod(text.c_str(), &end);
  if (*end != '\0' || !std::isfinite(value)) return std::nullopt;
  return value;
}

OptionSpec range_option(const Parameter& option, const Literal& value) {
  const std::string& text = option.annotation->text;
  const std::size_t dots = text.find("..");
  if (dots == text.npos) refuse_range(option.annotation->span, text);
  const std::optional<double> low = bound_of(trimmed(text.substr(0, dots)));
  const std::optional<double> high = bound_of(trimmed(text.substr(dots + 2)));
  if (!low || !high || *low > *high) refuse_range(option.annotation->span, text);
  if (is_text(value) || is_truth(value)) refuse_type(option, shown(value), "program.expected.number");
  if (number_of(value) < *low || number_of(value) > *high)
    refuse(option.default_value->span, "program.option.outside",
           {{"name", option.name}, {"value", shown(value)}, {"text", text}});
  return {is_whole(value) ? OptionSpec::Type::whole : OptionSpec::Type::real, value, *low, *high};
}

/// What an option must be; empty if the given value is that.
Message expected_value(const OptionSpec& spec, const Literal& given) {
  if (spec.type == OptionSpec::Type::choice) {
    const bool is_one =
        is_text(given) && std::count(spec.choices.begin(), spec.choices.end(), text_of(given)) > 0;
    return is_one ? Message{} : Message{"program.expected.one_of", {{"choices", joined(spec.choices)}}};
  }
  if (spec.type == OptionSpec::Type::truth)
    return is_truth(given) ? Message{} : Message{"program.expected.truth_value"};
  if (is_text(given) || is_truth(given) || !std::isfinite(number_of(given)))
    return {"program.expected.number"};
  const double number = number_of(given);
  if (spec.type == OptionSpec::Type::whole && number != std::floor(number))
    return {"program.expected.whole_number"};
  if (number >= spec.min && number <= spec.max) return {};
  return {"program.expected.from_to", {{"low", short_text(spec.min)}, {"high", short_text(spec.max)}}};
}

}  // namespace

std::optional<Literal> literal_of(const Expression& expression) {
  if (expression.kind == Expression::Kind::literal) return expression.value;
  if (expression.kind != Expression::Kind::minus) return std::nullopt;
  const Expression& inner = expression.parts.front();
  if (inner.kind != Expression::Kind::literal) return std::nullopt;
  if (const auto* whole = std::get_if<std::int64_t>(&inner.value)) return -*whole;
  if (const auto* real = std::get_if<double>(&inner.value)) return -*real;
  return std::nullopt;
}

std::string short_text(double number) {
  if (std::isinf(number)) return number > 0 ? "inf" : "-inf";
  return std::isnan(number) ? "nan" : format_number(number, 6);
}

std::string text_of(const Literal& literal) {
  if (is_text(literal)) return std::get<std::string>(literal);
  if (is_truth(literal)) return std::get<bool>(literal) ? "True" : "False";
  if (is_whole(literal)) return std::to_string(std::get<std::int64_t>(literal));
  const double number = std::get<double>(literal);
  if (!std::isfinite(number)) return short_text(number);
  std::string out;
  for (int digits = 1; digits <= 17; ++digits) {
    out = format_number(number, digits);
    if (std::strtod(out.c_str(), nullptr) == number) break;
  }
  return out.find_first_of(".e") == out.npos ? out + ".0" : out;
}

double number_of(const Literal& literal) {
  if (const auto* whole = std::get_if<std::int64_t>(&literal)) return static_cast<double>(*whole);
  if (const auto* real = std::get_if<double>(&literal)) return *real;
  return 0;
}

bool is_range(const std::string& annotation) {
  return annotation.find("..") != annotation.npos || annotation.find('|') != annotation.npos;
}

OptionSpec read_option(const Parameter& option) {
  const std::optional<Literal> value = literal_of(*option.default_value);
  if (!value) refuse_formula(option);
  if (!option.annotation || option.annotation->kind == Token::Kind::name) return typed_option(option, *value);
  if (option.annotation->text.find('|') != std::string::npos) return choice_option(option, *value);
  return range_option(option, *value);
}

Literal option_value(const Parameter& option, const OptionSpec& spec, const Literal& given) {
  if (Message expected = expected_value(spec, given); !expected.empty())
    refuse(option.span, "program.option.value",
           {{"name", option.name}, {"value", text_of(given)}, {"expected", std::move(expected)}});
  if (spec.type == OptionSpec::Type::whole) return static_cast<std::int64_t>(number_of(given));
  if (spec.type == OptionSpec::Type::real) return number_of(given);
  return given;
}

}  // namespace attention::program
