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

Cell read_cell(const Trace& trace, const emscripten::val& cell) {
  return trace.cell(rule, cell["node"].as<double>(), cell["row"].as<double>(), cell["col"].as<double>());
}

double perturbed_cell(Trace& trace, const CellValue& of, const PerturbationValue& change) {
  return guarded([&] {
    Perturbation made{read_cell(trace, change["at"]), change["number"].as<double>()};
    if (const emscripten::val reader = change["reader"]; !reader.isNull())
      made.reader = trace.index(rule, reader.as<double>());
    made.slot = static_cast<int>(
        check_integer(rule, unnamed("operand"), change["slot"].as<double>(), -1, Limits::side));
    return perturbed(trace.tape(), made, read_cell(trace, of));
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(perturb) {
  // Nodes are indices, as in Trace.
  emscripten::register_type<CellValue>("{ node: number; row: number; col: number }");
  emscripten::register_type<PerturbationValue>(
      "{ at: { node: number; row: number; col: number }; number: number; reader: number | null; slot: "
      "number }");
  emscripten::function("perturbed(trace, of, change)", perturbed_cell);
}

}  // namespace attention
