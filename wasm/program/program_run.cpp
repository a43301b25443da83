#include "program/program_run.h"

#include "program/check/options.h"
#include "program/run/runner.h"
#include "program/walk/walk.h"

namespace attention::program {

namespace {

Options graph_options(const std::map<std::string, Literal>& options) {
  Options out;
  for (const auto& [name, value] : options) {
    if (is_text(value))
      out[name] = std::get<std::string>(value);
    else if (is_truth(value))
      out[name] = std::get<bool>(value);
    else
      out[name] = number_of(value);
  }
  return out;
}

void check_inputs(const Program& program, const Inputs<double>& inputs) {
  for (const Parameter& each : program.mechanism().definition->parameters)
    if (inputs.count(each.name) == 0) refuse(each.span, {"program.shape.no_numbers", {{"name", each.name}}});
}

/// The sizes of the inputs.
Sizes bound_sizes(const Program& program, const Inputs<double>& inputs,
                  const std::map<std::string, Literal>& options) {
  Tape<double> tape;
  Runner runner(program, tape);
  runner.bind_sizes(inputs, options);
  return {runner.sizes.begin(), runner.sizes.end()};
}

}  // namespace

std::unique_ptr<ProgramRun> run(const Program& program, const Inputs<double>& inputs, const Options& given,
                                const Rounding& rounding) {
  const std::map<std::string, Literal> options = complete_options(program, given);
  check_inputs(program, inputs);
  auto out =
      std::make_unique<ProgramRun>(ProgramRun{std::make_shared<const ProgramSchema>(schema_of(program))});
  const Sizes sizes = bound_sizes(program, inputs, options);
  out->graph = std::make_unique<Graph<double>>(out->schema->schema, graph_options(options), sizes, inputs,
                                               out->schema);
  out->graph->tape.round_with(rounding);
  Runner runner(program, out->graph->tape);
  runner.run(inputs, options);
  out->graph->outputs = runner.outputs;
  place_steps(*out->graph, runner.recorder.steps, program.docstring.symbols);
  out->steps = std::move(runner.recorder.steps);
  out->warnings = std::move(runner.warnings);
  return out;
}

}  // namespace attention::program
