#pragma once

#include "bindings/marshal.h"

namespace attention {

/// The sizes of a variant under given options, see graph/resolve/resolve.h, as arrays of numbers, which are
/// faster and smaller than objects. web/engine/resolver.ts packs and unpacks them.
///
/// In: the requested size of each dimension, rows and columns of each input, counts of tokens by dimension;
/// NaN where nothing is given. Out: the problem (kind, dimension, divisor, input, axis, size); for each
/// dimension size, minimum, maximum, step, columns of its grid, size if fixed by options; for each input
/// whether it is read, rows, columns; for each option, and for each condition of the equation, whether it
/// holds.
Numbers resolve(const VariantId& variant, const OptionList& options, const Numbers& request);

/// In: the index of an input, its rows and columns, and the sizes of the other dimensions. Out: the problem,
/// as above; then dimension and size solved from the rows, and from the columns; -1 for none.
Numbers fit_matrix(const VariantId& variant, const OptionList& options, const Numbers& request);

}  // namespace attention
