#pragma once

#include <memory>

#include "graph/graph.h"
#include "program/run/step.h"
#include "program/schema.h"

namespace attention::program {

/// A run of a program: its graph, and what its steps are in the text.
struct ProgramRun {
  std::shared_ptr<const ProgramSchema> schema;
  std::unique_ptr<Graph<double>> graph{};
  /// One for each node, in order.
  std::vector<Step> steps{};
  std::vector<Warning> warnings{};
  /// In the order of their lines.
  std::vector<SecondName> second_names{};
};

/// Runs a program, with rounding errors in every step if there are any. Inputs are by the names of its
/// parameters. Throws ProgramError.
std::unique_ptr<ProgramRun> run(const Program& program, const Inputs<double>& inputs, const Options& options,
                                const Rounding& rounding = {});

}  // namespace attention::program
