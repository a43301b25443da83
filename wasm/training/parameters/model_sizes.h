#pragma once

#include "graph/schema.h"

namespace attention {

/// A size for every dimension of the schema: the given one, d_model / n_heads for the widths of heads, or the
/// default of the schema. Throws InputError if a name is unknown, a size is out of range or d_model is not
/// divisible.
Sizes complete_sizes(const Schema& schema, const Sizes& given);

/// Sets every option that is a dimension to its size.
Options with_sizes(const Schema& schema, Options options, const Sizes& sizes);

}  // namespace attention
