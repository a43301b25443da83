#pragma once

#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <string>
#include <vector>

#include "graph/lineage.h"
#include "graph/variant.h"

/// Everything that turns C++ data into JavaScript data and back. Copies go out, never views that memory
/// growth could detach.
namespace attention {

/// Not std::string: embind never frees such an argument when the call throws.
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

/// The TypeScript types of the above.
void register_value_types();

emscripten::val parsed(const std::string& json);

template <class Value>
Value parsed(const std::string& json) {
  return Value(parsed(json));
}

Numbers copied(const std::vector<double>& numbers);

/// Copies all numbers of a list to `to`, which has room for them.
void fill(double* to, const emscripten::val& from);

/// The length of a list; NaN where it is none.
double length_of(const emscripten::val& list);

std::string text_of(const emscripten::val& value);

/// The matrices of all nodes one after the other, in tape order, row by row.
template <class MatrixOf>
Numbers packed_matrices(int count, MatrixOf matrix_of) {
  Index size = 0;
  for (int k = 0; k < count; ++k) size += matrix_of(k).size();
  std::vector<double> numbers;
  numbers.reserve(static_cast<std::size_t>(size));
  for (int k = 0; k < count; ++k) {
    const Matrix<double>& matrix = matrix_of(k);
    numbers.insert(numbers.end(), matrix.data(), matrix.data() + matrix.size());
  }
  return copied(numbers);
}

/// As `Reduction` of web/engine/types.ts.
const char* name_of(Reduction reduction);

/// `numbers` is result, total, chosen, number of terms, then per term:
/// value, number of factors, and per factor: node (-1 for a constant), row, column, value. One array crosses
/// the boundary, because a JavaScript object per factor is slower than the explanation itself.
PackedExplanation packed(const Explanation& explanation);
PackedLineage packed(const std::vector<LineageEntry>& lineage);

/// Checks every size against the limits before it copies anything.
Inputs<double> read_inputs(const InputList& list);
Options read_options(const OptionList& list);

}  // namespace attention
