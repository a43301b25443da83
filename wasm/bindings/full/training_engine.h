#pragma once

#include "bindings/marshal.h"
#include "core/check.h"
#include "training/checkpoint.h"

/// Shared conversions for training.
namespace attention {

EMSCRIPTEN_DECLARE_VAL_TYPE(CheckpointBytes);

/// Maps one of `names` to the value with the same index.
template <class Value, std::size_t count>
Value choice(const emscripten::val& from, const char* name, const char* const (&names)[count],
             const Value (&values)[count]) {
  const std::string found = from[name].as<std::string>();
  std::string all;
  for (std::size_t k = 0; k < count; ++k) {
    if (found == names[k]) return values[k];
    all += (k == 0 ? "" : ", ") + std::string(names[k]);
  }
  fail("training", {"error.not_one_of", {{"name", name}, {"found", found}, {"choices", all}}});
}

/// Reads a number; leaves `to` unchanged if it is undefined.
void read_number(const emscripten::val& from, const char* name, double& to);

/// `optimizer`, `schedule`, `clip` and `batch` of a request.
TrainerSettings read_settings(const emscripten::val& request);

/// Performs `count` steps; returns loss, gradient norm and rate of each, concatenated.
template <class T>
Numbers take_steps(Trainer<T>& trainer, double count);

template <class T>
CheckpointBytes checkpoint_of(const Trainer<T>& trainer);

template <class T>
void restore_from(Trainer<T>& trainer, const CheckpointBytes& from);

}  // namespace attention
