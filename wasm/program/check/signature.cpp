#include <algorithm>
#include <sstream>

#include "program/check/checker.h"
#include "program/check/function_table.h"
#include "program/check/options.h"
#include "program/parser/keywords.h"
#include "program/shape/formula.h"
#include "program/text/characters.h"
#include "program/text/limits.h"

namespace attention::program {

namespace {

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> out;
  for (std::string word; in >> word;) out.push_back(word);
  return out;
}

/// "m d_k" for "m x d_k", "m, d_k", "(m, d_k)" and "m × d_k"; empty where there are not two sizes.
std::string two_sizes(const std::string& text) {
  std::string plain;
  for (const char letter : text)
    plain += std::string_view(",;()[]").find(letter) == std::string_view::npos ? letter : ' ';
  for (const std::string_view product : {"×", " x ", " * ", " by "})
    if (const std::size_t at = plain.find(product); at != plain.npos) plain.replace(at, product.size(), " ");
  const std::vector<std::string> sizes = words_of(plain);
  if (sizes.size() != 2 || !is_formula(sizes[0]) || !is_formula(sizes[1])) return {};
  return "\"" + sizes[0] + " " + sizes[1] + "\"";
}

void check_axes_count(const Token& token, std::size_t count) {
  if (count == 2) return;
  Message hint;
  if (const std::string code = two_sizes(token.text); !code.empty())
    hint = {"program.hint.write", {{"code", code}}};
  Message found{"program.count.sizes", {{"count", static_cast<Index>(count)}}};
  if (count == 0) found = {"program.count.no_size"};
  if (count == 1) found = {"program.count.one_size"};
  refuse(token.span,
         {"program.shape.axes",
          {{"text", token.text}, {"count", std::move(found)}, {"code", "\"m d_k\""}, {"row", "\"1 d\""}}},
         std::move(hint));
}

/// "h, d and n", as a message.
Message all_of(const std::vector<std::string>& names) {
  Message out{"program.text", {{"text", names.front()}}};
  for (std::size_t k = 1; k < names.size(); ++k)
    out = {"program.count.both", {{"first", std::move(out)}, {"second", names[k]}}};
  return out;
}

void refuse_count(const std::vector<Parameter>& list, Index most, const char* key) {
  const Index count = static_cast<Index>(list.size());
  if (count > most) refuse(list[static_cast<std::size_t>(most)].span, key, {{"count", count}, {"max", most}});
}

}  // namespace

Checker::Checker(const CheckedFunctions& above, const std::vector<Definition>& all, std::size_t place,
                 const std::vector<Line>& lines)
    : above_(above), all_(all), place_(place), lines_(lines) {
  out_.definition = &all[place];
}

CheckedFunction Checker::run() {
  check_name();
  check_counts();
  read_parameters();
  collect(out_.definition->body, {});
  check_block(out_.definition->body, false);
  return std::move(out_);
}

void Checker::check_name() {
  const std::string& name = out_.name();
  const Span& span = out_.definition->name_span;
  const bool is_of_language = function_named(name) != nullptr && !may_be_own_name(name);
  if (is_of_language || is_constant_name(name) || name == "range")
    refuse(span, "program.name.function", {{"name", name}, {"other", other_name(name)}});
  if (above_.count(name) > 0) refuse(span, "program.name.twice", {{"name", name}});
}

void Checker::check_counts() {
  refuse_count(out_.definition->parameters, ProgramLimits::inputs, "program.limit.inputs");
  refuse_count(out_.definition->options, ProgramLimits::options, "program.limit.options");
  std::vector<std::string> known;
  for (const std::vector<Parameter>* list : {&out_.definition->parameters, &out_.definition->options}) {
    std::set<std::string> ids;
    for (const Parameter& each : *list) {
      check_own_name(each.name, each.span);
      if (std::find(known.begin(), known.end(), each.name) != known.end() ||
          !ids.insert(id_of(each.name)).second)
        refuse(each.span, "program.name.twice", {{"name", id_of(each.name)}});
      known.push_back(each.name);
    }
  }
}

void Checker::read_parameters() {
  const Definition& definition = *out_.definition;
  for (const Parameter& each : definition.options) out_.options[each.name] = read_option(each);
  for (const Parameter& each : definition.parameters) read_parameter(each);
  if (definition.result) shape(*definition.result, "");
  if (!is_last()) return;
  if (definition.parameters.empty())
    refuse(definition.name_span, "program.program.no_input", {{"name", out_.name()}, {"code", "X: \"n d\""}});
  check_solvable();
}

void Checker::read_parameter(const Parameter& parameter) {
  const bool has_shape = parameter.annotation && parameter.annotation->kind == Token::Kind::text &&
                         !is_range(parameter.annotation->text);
  if (has_shape)
    out_.axes[parameter.name] = shape(*parameter.annotation, parameter.name);
  else if (is_last())
    refuse_no_shape(parameter);
  if (parameter.default_value) check_expression(*parameter.default_value);
}

void Checker::check_axes_of(const Token& token) {
  for (const std::string& axis : words_of(token.text))
    if (axis.find("...") != axis.npos) refuse(token.span, "program.shape.formula", {{"axis", axis}});
}

/// A parameter of the mechanism without a shape: a number, which is an option, or a matrix.
void Checker::refuse_no_shape(const Parameter& parameter) const {
  const std::string& name = parameter.name;
  if (name == "self") refuse(parameter.span, "program.left_out.self");
  const bool has_type = parameter.annotation && parameter.annotation->kind == Token::Kind::name;
  const std::optional<Literal> value =
      parameter.default_value ? literal_of(*parameter.default_value) : std::nullopt;
  const bool is_choice = parameter.annotation && !has_type;
  if (is_choice && !value) check_axes_of(*parameter.annotation);
  // Q="m d", with an equals sign for the colon.
  const bool is_shape_value = !parameter.annotation && value && is_text(*value);
  const std::string shape_text = is_shape_value ? text_of(*value) : "n d";
  if (is_shape_value && words_of(shape_text).size() == 2)
    refuse(parameter.span, "program.shape.missing",
           {{"name", name}, {"code", name + ": \"" + shape_text + "\""}});
  if (has_type || is_choice || value) {
    std::string code = (out_.definition->options.empty() ? "*, " : "") + name;
    if (parameter.annotation)
      code += ": " + (is_choice ? "\"" + parameter.annotation->text + "\"" : parameter.annotation->text);
    const std::string initial = has_type && parameter.annotation->text == "bool" ? "False" : "1";
    code += (parameter.annotation ? " = " : "=") + (value ? text_of(*value) : initial);
    refuse(parameter.span, "program.option.after_star", {{"name", name}, {"code", code}});
  }
  Message hint;
  if (place_ > 0) hint = {"program.hint.last_function", {{"name", out_.name()}}};
  refuse(parameter.span, {"program.shape.missing", {{"name", name}, {"code", name + ": \"n d\""}}},
         std::move(hint));
}

std::vector<std::string> Checker::shape(const Token& token, const std::string& source) {
  std::vector<std::string> axes = words_of(token.text);
  check_axes_count(token, axes.size());
  for (const std::string& axis : axes) {
    if (!is_formula(axis))
      refuse(token.span, "program.shape.formula", {{"axis", axis}, {"code", two_sizes(token.text)}});
    for (const std::string& name : names_in(axis)) size_name(name, token, source);
  }
  return axes;
}

void Checker::size_name(const std::string& name, const Token& token, const std::string& source) {
  if (is_keyword(name)) refuse(token.span, "program.name.reserved", {{"name", name}, {"other", name + "_"}});
  if (static_cast<Index>(name.size()) > ProgramLimits::name)
    refuse(token.span, "program.limit.name",
           {{"count", static_cast<Index>(name.size())}, {"max", ProgramLimits::name}});
  const Parameter* const parameter = out_.parameter(name);
  const bool has_shape = parameter != nullptr && parameter->annotation &&
                         parameter->annotation->kind == Token::Kind::text &&
                         !is_range(parameter->annotation->text);
  const bool is_number = parameter != nullptr && !has_shape && name != source;
  if (parameter != nullptr && !is_number) {
    const MessageValue from =
        source.empty() ? MessageValue(Message{"program.kind.result"}) : MessageValue(source);
    refuse(parameter->span, "program.name.size", {{"name", name}, {"source", from}});
  }
  const bool is_of_language = function_named(name) != nullptr && !may_be_own_name(name);
  if (is_of_language || above_.count(name) > 0)
    refuse(token.span, "program.name.function", {{"name", name}, {"other", other_name(name)}});
  if (is_number || out_.has_dimension(name)) return;
  out_.dimensions.push_back(name);
  out_.dimension_sources[name] = source;
}

/// Each axis leaves one name open at most, and only in a product.
void Checker::check_solvable() {
  std::set<std::string> known;
  for (const auto& [name, option] : out_.options)
    if (option.type == OptionSpec::Type::whole) known.insert(name);
  for (const Parameter& each : out_.definition->parameters)
    for (const std::string& axis : out_.axes.at(each.name)) {
      std::vector<std::string> open;
      for (const std::string& name : names_in(axis))
        if (known.count(name) == 0) open.push_back(name);
      if (open.size() > 1 || (!open.empty() && !is_product(axis, open.front())))
        refuse(each.annotation->span, "program.shape.unsolvable",
               {{"axis", axis}, {"names", all_of(open)}, {"code", "*, " + open.front() + ": int = 2"}});
      known.insert(open.begin(), open.end());
    }
}

}  // namespace attention::program
