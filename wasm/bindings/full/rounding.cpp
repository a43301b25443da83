#include <emscripten/bind.h>

#include "bindings/guard.h"
#include "bindings/trace.h"

/// Exports runs with random rounding errors.
namespace attention {

namespace {

EMSCRIPTEN_DECLARE_VAL_TYPE(RoundingValue);

TraceHandle run_rounded(const VariantId& variant, const InputList& inputs, const OptionList& options,
                        const RoundingValue& rounding) {
  return guarded([&] {
    const Rounding errors{rounding["unit"].as<double>(), rounding["least"].as<double>(),
                          rounding["seed"].as<std::uint32_t>()};
    return keep(run(variant.as<std::string>(), read_inputs(inputs), read_options(options), errors));
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(rounding) {
  emscripten::register_type<RoundingValue>("import('../engine/types').Rounding");
  emscripten::function("runRounded(variant, inputs, options, rounding)", run_rounded);
}

}  // namespace attention
