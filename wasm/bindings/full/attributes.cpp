#include <emscripten/bind.h>

#include "bindings/guard.h"
#include "bindings/trace.h"

/// Exports what an op needs besides its operands.
namespace attention {

namespace {

/// Factor, rows, cols, first, last, axis, and all of `cells`.
Numbers attributes(TraceHandle trace, double node) {
  return guarded([&] {
    const Tape<double>& tape = graph_of(trace).tape;
    const Attributes& of = tape.node(checked_node("attributes", tape, node)).attributes;
    std::vector<double> out = {of.factor};
    for (const Index each : {of.rows, of.cols, of.first, of.last, static_cast<Index>(of.axis)})
      out.push_back(static_cast<double>(each));
    out.insert(out.end(), of.cells.begin(), of.cells.end());
    return copied(out);
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(attributes) { emscripten::function("attributes(trace, node)", attributes); }

}  // namespace attention
