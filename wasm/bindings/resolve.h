#pragma once

#include "bindings/marshal.h"

namespace attention {

EMSCRIPTEN_DECLARE_VAL_TYPE(SizeList);
EMSCRIPTEN_DECLARE_VAL_TYPE(ShapeList);
EMSCRIPTEN_DECLARE_VAL_TYPE(ResolutionValue);
EMSCRIPTEN_DECLARE_VAL_TYPE(MatrixFitValue);

/// The sizes, inputs and options of a variant under given options: see graph/sizes/resolve.h.
ResolutionValue resolve(const VariantId& variant, const OptionList& options, const SizeList& sizes,
                        const ShapeList& matrices, const SizeList& tokens);

/// The sizes that follow from the one matrix in the list, or why it does not fit.
MatrixFitValue fit_matrix(const VariantId& variant, const OptionList& options, const ShapeList& matrix,
                          const SizeList& others);

void register_resolve_types();

}  // namespace attention
