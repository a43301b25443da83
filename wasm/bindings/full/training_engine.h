#pragma once

#include "bindings/marshal.h"
#include "core/check.h"
#include "training/checkpoint.h"

/// What all that trains shares at the boundary.
namespace attention {

EMSCRIPTEN_DECLARE_VAL_TYPE(CheckpointBytes);

/// One of `names`, as the value at the same place of `values`.
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

/// Numbers that are left out stay what they are.
void read_number(const emscripten::val& from, const char* name, double& to);

/// `optimizer`, `schedule`, `clip` and `batch` of a request.
TrainerSettings read_settings(const emscripten::val& request);

/// Takes so many steps; loss, length of the gradient and rate of each, one after the other.
template <class T>
Numbers take_steps(Trainer<T>& trainer, double count);

template <class T>
CheckpointBytes checkpoint_of(const Trainer<T>& trainer);

template <class T>
void restore_from(Trainer<T>& trainer, const CheckpointBytes& from);

}  // namespace attention
