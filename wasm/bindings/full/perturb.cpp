#include "backward/perturb.h"

#include <emscripten/bind.h>

#include "bindings/guard.h"
#include "bindings/trace.h"

/// Exports a number of a run recomputed with another one changed.
namespace attention {

namespace {

EMSCRIPTEN_DECLARE_VAL_TYPE(CellValue);
EMSCRIPTEN_DECLARE_VAL_TYPE(PerturbationValue);

constexpr const char* rule = "perturbed";

Cell read_cell(const Tape<double>& tape, const emscripten::val& cell) {
  return checked_cell(rule, tape, cell["node"].as<double>(), cell["row"].as<double>(),
                      cell["col"].as<double>());
}

double perturbed_cell(TraceHandle trace, const CellValue& of, const PerturbationValue& change) {
  return guarded([&] {
    Tape<double>& tape = graph_of(trace).tape;
    Perturbation made{read_cell(tape, change["at"]), change["number"].as<double>()};
    if (const emscripten::val reader = change["reader"]; !reader.isNull())
      made.reader = checked_node(rule, tape, reader.as<double>());
    made.slot = static_cast<int>(
        check_integer(rule, unnamed("operand"), change["slot"].as<double>(), -1, Limits::side));
    return perturbed(tape, made, read_cell(tape, of));
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(perturb) {
  // Nodes go by their numbers, as in all questions to a trace.
  emscripten::register_type<CellValue>("{ node: number; row: number; col: number }");
  emscripten::register_type<PerturbationValue>(
      "{ at: { node: number; row: number; col: number }; number: number; reader: number | null; slot: "
      "number }");
  emscripten::function("perturbed(trace, of, change)", perturbed_cell);
}

}  // namespace attention
