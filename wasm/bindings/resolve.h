#pragma once

#include "bindings/marshal.h"

namespace attention {

/// The sizes of a variant under given options, see graph/resolve/resolve.h, in one array of numbers each way,
/// because an object for each would take longer and more code. web/engine/resolver.ts packs and unpacks.
///
/// In: the size of each dimension that is asked for, rows and columns of each input, counts of tokens by
/// dimension; NaN where nothing is given. Out: the problem (kind, dimension, divisor, input, axis, size); for
/// each dimension size, minimum, maximum, step, columns of its grid, size as far as options decide it; for
/// each input whether it is read, rows, columns; for each option, and for each condition of the equation,
/// whether it holds.
Numbers resolve(const VariantId& variant, const OptionList& options, const Numbers& request);

/// In: the place of an input, its rows and columns, and the sizes of dimensions that stay as they are. Out:
/// the problem, as above; the dimension and the size that follow from the rows, and from the columns; -1 for
/// none.
Numbers fit_matrix(const VariantId& variant, const OptionList& options, const Numbers& request);

}  // namespace attention
