#include "training/schedules/schedule.h"

#include <emscripten/bind.h>

#include "bindings/guard.h"

/// Exports the learning rate of a step.
namespace attention {

namespace {

double rate(double d_model, double warmup, double step) {
  return guarded([&] { return noam_rate(d_model, warmup, step); });
}

}  // namespace

EMSCRIPTEN_BINDINGS(schedule) { emscripten::function("noamRate(d_model, warmup, step)", rate); }

}  // namespace attention
