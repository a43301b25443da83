#include <cmath>

#include "program/check/options.h"
#include "program/run/runner.h"
#include "program/text/characters.h"
#include "program/walk/equations.h"
#include "program/walk/words.h"

namespace attention::program {

void Runner::run(const Inputs<double>& inputs, const std::map<std::string, Literal>& options) {
  const CheckedFunction& mechanism = program_.mechanism();
  Scope scope{&mechanism};
  start_options(options, scope);
  start_inputs(inputs, scope);
  for (const std::string& name : mechanism.dimensions)
    if (sizes.count(name) > 0) scope.names[name] = Known{sizes.at(name), formulas.at(name)};
  const Value value = result_of(scope);
  take_results(value);
  const Several* const several = value.as<Several>();
  check_result(mechanism, several == nullptr ? value : several->items->front(), sizes);
  recorder.finish();
  give_roles(recorder);
  give_equations(recorder, program_.docstring.symbols);
  warn_unused();
  warn_sizes();
}

Value Runner::result_of(Scope& scope) {
  try {
    return call_body(scope);
  } catch (const ProgramError&) {
    throw;
  } catch (const InputError& error) {
    recorder.refuse_op(error);
  }
}

std::set<std::string> Runner::displaced_inputs() const {
  std::set<std::string> out;
  for (const int input : recorder.displaced()) out.insert(recorder.step(input).written);
  return out;
}

void Runner::bind_sizes(const Inputs<double>& inputs, const std::map<std::string, Literal>& options) {
  Scope scope{&program_.mechanism()};
  start_options(options, scope);
  for (const Parameter& each : program_.mechanism().definition->parameters)
    bind(each, inputs.at(id_of(each.name)));
}

void Runner::start_options(const std::map<std::string, Literal>& options, Scope& scope) {
  for (const Parameter& each : program_.mechanism().definition->options) {
    const Literal& value = options.at(each.name);
    Known known{value};
    if (is_whole(value)) {
      known.size = named_size(each.name);
      sizes[each.name] = std::get<std::int64_t>(value);
      formulas[each.name] = known.size;
    }
    scope.names[each.name] = known;
  }
}

void Runner::start_inputs(const Inputs<double>& inputs, Scope& scope) {
  const CheckedFunction& mechanism = program_.mechanism();
  for (const Parameter& each : mechanism.definition->parameters) {
    recorder.statement = each.span;
    const std::vector<std::string>& axes = mechanism.axes.at(each.name);
    const Matrix<double>& numbers = inputs.at(id_of(each.name));
    bind(each, numbers);
    if (without_.count(each.name) > 0) continue;
    recorder.check(numbers.rows(), numbers.cols(), each.span);
    const Formulas shape_of_input{formula_of(axes[0], formulas), formula_of(axes[1], formulas)};
    const int at = recorder.add(recorder.tape.given(numbers, "", ""), shape_of_input, each.span);
    recorder.name(at, each.name);
    if (!is_second_) recorder.reserve(at);
    recorder.step(at).is_mask = recorder.step(at).name == "mask";
    scope.names[each.name] = MatrixValue{at};
  }
}

void Runner::bind(const Parameter& parameter, const Matrix<double>& numbers) {
  const std::vector<std::string>& axes = program_.mechanism().axes.at(parameter.name);
  bind(parameter, axes[0], numbers.rows(), "program.kind.rows");
  bind(parameter, axes[1], numbers.cols(), "program.kind.columns");
}

void Runner::bind(const Parameter& parameter, const std::string& axis, Index size, const char* side) {
  const std::optional<double> expected = size_of(axis, sizes);
  if (expected) {
    if (*expected == static_cast<double>(size)) return;
    refuse(parameter.span, "program.shape.input",
           {{"name", parameter.name},
            {"size", size},
            {"side", Message{side}},
            {"axis", axis},
            {"expected", short_text(*expected)}});
  }
  std::string unknown;
  for (const std::string& name : names_in(axis))
    if (sizes.count(name) == 0) unknown = name;
  KnownSizes others = sizes;
  others[unknown] = 1;
  const Index parts = static_cast<Index>(size_of(axis, others).value_or(0));
  if (parts < 1 || size % parts != 0)
    refuse(parameter.span, "program.shape.input_parts",
           {{"name", parameter.name},
            {"size", size},
            {"side", Message{side}},
            {"parts", parts},
            {"axis", axis}});
  sizes[unknown] = size / parts;
  formulas[unknown] = named_size(unknown);
}

void Runner::take_results(const Value& value) {
  const Values single = {value};
  const Several* const several = value.as<Several>();
  for (const Value& result : several == nullptr ? single : *several->items) {
    if (!result.is_matrix())
      refuse(recorder.statement, "program.program.returns_number",
             {{"name", program_.mechanism().name()}, {"found", kind_of(result)}});
    keep(result, "output");
    recorder.read(result.as<MatrixValue>()->step);
    outputs.push_back(result.as<MatrixValue>()->step);
  }
}

void Runner::check_result(const CheckedFunction& function, const Value& value, const KnownSizes& known) {
  const std::optional<Token>& token = function.definition->result;
  if (!token || !value.is_matrix()) return;
  const std::string text = trimmed(token->text);
  const std::size_t space = text.find(' ');
  const std::string rows_text = text.substr(0, space);
  const std::string cols_text = trimmed(text.substr(space));
  const double rows = size_of(rows_text, known).value_or(std::nan(""));
  const double cols = size_of(cols_text, known).value_or(std::nan(""));
  if (static_cast<double>(data(value).rows()) == rows && static_cast<double>(data(value).cols()) == cols)
    return;
  std::string expected = rows_text + " × " + cols_text;
  if (!std::isnan(rows) && !std::isnan(cols))
    expected += " (" + short_text(rows) + " × " + short_text(cols) + ")";
  refuse(token->span, "program.shape.result",
         {{"function", function.name()}, {"expected", expected}, {"found", shape(value)}});
}

void Runner::warn_unused() {
  const CheckedFunction& mechanism = program_.mechanism();
  for (const Parameter& each : mechanism.definition->parameters)
    if (mechanism.read.count(each.name) == 0)
      warnings.push_back({each.span, {"program.warning.unused_input", {{"name", each.name}}}});
}

void Runner::warn_sizes() {
  const auto warn = [&](const Parameter& parameter, const std::string& axis, Index size, const char* side) {
    const auto found = program_.docstring.sizes.find(axis);
    if (found == program_.docstring.sizes.end() || found->second.initial == size) return;
    warnings.push_back({parameter.span,
                        {"program.warning.given_size",
                         {{"name", parameter.name},
                          {"size", size},
                          {"side", Message{side}},
                          {"axis", axis},
                          {"initial", found->second.initial}}}});
  };
  for (const Parameter& each : program_.mechanism().definition->parameters) {
    if (!each.default_value || program_.docstring.sizes.empty()) continue;
    Tape<double> tape;
    const Matrix<double> numbers = Runner(program_, tape).written_matrix(*each.default_value);
    const std::vector<std::string>& axes = program_.mechanism().axes.at(each.name);
    warn(each, axes[0], numbers.rows(), "program.kind.rows");
    warn(each, axes[1], numbers.cols(), "program.kind.columns");
  }
}

}  // namespace attention::program
