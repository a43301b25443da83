#include "program/schema.h"

#include <algorithm>
#include <cmath>

#include "program/check/options.h"
#include "program/run/runner.h"
#include "program/text/characters.h"
#include "program/text/limits.h"
#include "program/walk/words.h"

namespace attention::program {

namespace {

Index initial_size(const std::string& name, const Docstring& docstring) {
  const auto found = docstring.sizes.find(name);
  if (found != docstring.sizes.end()) return found->second.initial;
  return name == "m" ? 3 : name == "n" ? 4 : 0;
}

/// The first of 2, 5, 6 … that no size has.
Index free_size(const Sizes& sizes) {
  const auto is_taken = [&](Index size) {
    return std::any_of(sizes.begin(), sizes.end(), [&](const auto& each) { return each.second == size; });
  };
  Index size = 2;
  while (is_taken(size)) size = size == 2 ? 5 : size + 1;
  return size;
}

std::string tokens_of(const std::string& name, const Program& program) {
  const Docstring& docstring = program.docstring;
  if (!docstring.tokens.empty()) {
    const auto found = docstring.tokens.find(name);
    return found == docstring.tokens.end() ? "" : found->second;
  }
  if (name == "m") return "query";
  return name != "n" ? "" : program.mechanism().has_dimension("m") ? "key" : "query";
}

DimensionSchema dimension_schema(const std::string& name, const Program& program, const Sizes& sizes) {
  constexpr Index largest = 64;
  const auto found = program.docstring.sizes.find(name);
  const SizeField field = found == program.docstring.sizes.end() ? SizeField{} : found->second;
  const bool has_range = field.max > 0;
  return {name,
          "",
          has_range ? field.min : 1,
          has_range ? field.max : largest,
          sizes.at(name),
          tokens_of(name, program)};
}

InputSchema input_schema(const Parameter& parameter, const Program& program) {
  const std::vector<std::string>& axes = program.mechanism().axes.at(parameter.name);
  bool has_tokens = false;
  for (const std::string& axis : axes)
    for (const std::string& name : names_in(axis))
      has_tokens =
          has_tokens || (program.mechanism().has_dimension(name) && !tokens_of(name, program).empty());
  const bool is_given = has_tokens || program.docstring.given.count(parameter.name) > 0;
  const bool is_learned = !is_given || program.docstring.learned.count(parameter.name) > 0;
  const std::string id = id_of(parameter.name);
  const std::string name = id.substr(id.rfind('/') + 1);
  const std::string kind = is_learned       ? axes[0] == "1" ? "bias" : "parameter"
                           : name == "mask" ? "mask"
                                            : "input";
  const auto beside = program.comments.beside.find(parameter.span.line);
  const bool has_symbol = program.docstring.symbols.count(parameter.name) > 0;
  return {id,
          symbol_of(has_symbol ? parameter.name : name, program.docstring.symbols),
          axes[0],
          axes[1],
          kind,
          role_of(name),
          beside == program.comments.beside.end() ? "" : beside->second,
          ""};
}

OptionValue option_value(const Literal& literal) {
  if (is_text(literal)) return std::get<std::string>(literal);
  if (is_truth(literal)) return std::get<bool>(literal);
  return number_of(literal);
}

OptionSchema option_schema(const std::string& name, const OptionSpec& spec) {
  const std::string type = spec.type == OptionSpec::Type::truth    ? "flag"
                           : spec.type == OptionSpec::Type::choice ? "choice"
                                                                   : "number";
  return {id_of(name), "", type, spec.choices, option_value(spec.initial), spec.min, spec.max, ""};
}

/// A number without a fraction is a whole one, so that messages write it as such.
Literal literal_of(const OptionValue& value) {
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  if (const auto* flag = std::get_if<bool>(&value)) return *flag;
  const double number = std::get<double>(value);
  const bool is_integer =
      std::abs(number) <= static_cast<double>(ProgramLimits::integer) && number == std::floor(number);
  if (is_integer) return static_cast<std::int64_t>(number);
  return number;
}

}  // namespace

Sizes starting_sizes(const Program& program) {
  Sizes all = {{"m", 3}, {"n", 4}};
  for (const auto& [name, field] : program.docstring.sizes) all[name] = field.initial;
  Sizes out;
  for (const std::string& name : program.mechanism().dimensions) {
    const Index initial = initial_size(name, program.docstring);
    const bool is_given = program.docstring.sizes.count(name) > 0 || initial > 0;
    if (!is_given) all[name] = free_size(all);
    out[name] = all[name];
  }
  return out;
}

ProgramSchema schema_of(const Program& program) {
  const CheckedFunction& mechanism = program.mechanism();
  ProgramSchema out{{mechanism.name(), program.docstring.equation, {}, {}, {}},
                    program.docstring.title,
                    program.docstring.lead,
                    program.docstring.source};
  const Sizes sizes = starting_sizes(program);
  for (const std::string& name : mechanism.dimensions)
    out.schema.dimensions.push_back(dimension_schema(name, program, sizes));
  for (const Parameter& each : mechanism.definition->parameters)
    out.schema.inputs.push_back(input_schema(each, program));
  for (const Parameter& each : mechanism.definition->options)
    out.schema.options.push_back(option_schema(each.name, mechanism.options.at(each.name)));
  return out;
}

std::map<std::string, Literal> complete_options(const Program& program, const Options& given) {
  const CheckedFunction& mechanism = program.mechanism();
  std::set<std::string> ids;
  for (const auto& [name, spec] : mechanism.options) ids.insert(id_of(name));
  for (const auto& [name, value] : given)
    if (ids.count(name) == 0) fail(mechanism.name(), {"program.option.unknown", {{"name", name}}});
  std::map<std::string, Literal> out;
  for (const Parameter& each : mechanism.definition->options) {
    const OptionSpec& spec = mechanism.options.at(each.name);
    const auto found = given.find(id_of(each.name));
    out[each.name] =
        option_value(each, spec, found == given.end() ? spec.initial : literal_of(found->second));
  }
  return out;
}

Inputs<double> starting_inputs(const Program& program, const Sizes& sizes, const Options& options) {
  KnownSizes known(sizes.begin(), sizes.end());
  for (const auto& [name, value] : complete_options(program, options))
    if (is_whole(value)) known[name] = std::get<std::int64_t>(value);
  Inputs<double> out;
  for (const Parameter& each : program.mechanism().definition->parameters) {
    if (each.default_value) {
      Tape<double> tape;
      out[id_of(each.name)] = Runner(program, tape).written_matrix(*each.default_value);
      continue;
    }
    const std::vector<std::string>& axes = program.mechanism().axes.at(each.name);
    const double rows = size_of(axes[0], known).value_or(0);
    const double cols = size_of(axes[1], known).value_or(0);
    const auto fits = [](double size) {
      return size >= 1 && size <= Limits::side && size == std::floor(size);
    };
    if (!fits(rows) || !fits(cols))
      refuse(each.annotation->span, "program.shape.size",
             {{"max", Limits::side}, {"rows", short_text(rows)}, {"cols", short_text(cols)}});
    out[id_of(each.name)] = Matrix<double>::Zero(static_cast<Index>(rows), static_cast<Index>(cols));
  }
  return out;
}

}  // namespace attention::program
