#include "program/program_run.h"

#include "program/check/options.h"
#include "program/run/runner.h"
#include "program/text/characters.h"
#include "program/walk/walk.h"

namespace attention::program {

namespace {

Options graph_options(const std::map<std::string, Literal>& options) {
  Options out;
  for (const auto& [name, value] : options) {
    if (is_text(value))
      out[id_of(name)] = std::get<std::string>(value);
    else if (is_truth(value))
      out[id_of(name)] = std::get<bool>(value);
    else
      out[id_of(name)] = number_of(value);
  }
  return out;
}

void check_inputs(const Program& program, const Inputs<double>& inputs) {
  for (const Parameter& each : program.mechanism().definition->parameters)
    if (inputs.count(id_of(each.name)) == 0)
      refuse(each.span, "program.shape.no_numbers", {{"name", each.name}});
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
  const auto start = [&] {
    out->graph = std::make_unique<Graph<double>>(out->schema->schema, graph_options(options), sizes, inputs,
                                                 out->schema);
    out->graph->tape.round_with(rounding);
    return std::make_unique<Runner>(program, out->graph->tape);
  };
  std::unique_ptr<Runner> runner = start();
  runner->run(inputs, options);
  if (runner->needs_second_run()) {
    std::set<std::string> displaced = runner->displaced_inputs();
    runner = start();
    runner->leave_out(std::move(displaced));
    runner->run(inputs, options);
  }
  out->graph->outputs = runner->outputs;
  place_steps(*out->graph, runner->recorder.steps, program.docstring.symbols);
  out->steps = std::move(runner->recorder.steps);
  out->warnings = std::move(runner->warnings);
  for (auto& [line, each] : runner->second_names) out->second_names.push_back(std::move(each));
  return out;
}

}  // namespace attention::program
