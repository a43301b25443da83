#pragma once

#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <string>
#include <vector>

#include "graph/lineage.h"
#include "graph/variant.h"

/// Conversions between C++ and JavaScript. Results are copies, since memory growth detaches views.
namespace attention {

/// Not std::string: embind leaks such arguments when the call throws.
EMSCRIPTEN_DECLARE_VAL_TYPE(VariantId);
EMSCRIPTEN_DECLARE_VAL_TYPE(Numbers);
EMSCRIPTEN_DECLARE_VAL_TYPE(InputList);
EMSCRIPTEN_DECLARE_VAL_TYPE(OptionList);
EMSCRIPTEN_DECLARE_VAL_TYPE(VariantList);
EMSCRIPTEN_DECLARE_VAL_TYPE(Structure);
EMSCRIPTEN_DECLARE_VAL_TYPE(NoteList);
EMSCRIPTEN_DECLARE_VAL_TYPE(PackedExplanation);
EMSCRIPTEN_DECLARE_VAL_TYPE(PackedLineage);
EMSCRIPTEN_DECLARE_VAL_TYPE(LimitsValue);

/// Registers the TypeScript types of the above.
void register_value_types();

template <class Value>
Value parsed(const std::string& json) {
  return Value(emscripten::val::global("JSON").call<emscripten::val>("parse", json));
}

Numbers copied(const std::vector<double>& numbers);

/// Concatenates `count` matrices, row by row.
template <class MatrixOf>
Numbers packed_matrices(int count, MatrixOf matrix_of) {
  std::vector<double> numbers;
  for (int k = 0; k < count; ++k) {
    const Matrix<double>& matrix = matrix_of(k);
    numbers.insert(numbers.end(), matrix.data(), matrix.data() + matrix.size());
  }
  return copied(numbers);
}

/// `sentence` is a message as JSON. `numbers` is result, total, chosen, number of terms, then per term:
/// value, number of factors, and per factor: node (-1 for a constant), row, column, value. One array, since a
/// JavaScript object per factor would be slower than the explanation itself.
PackedExplanation packed(const Explanation& explanation);
PackedLineage packed(const std::vector<LineageEntry>& lineage);

/// Checks every size against the limits before it copies anything.
Inputs<double> read_inputs(const InputList& list);
Options read_options(const OptionList& list);

}  // namespace attention
