#pragma once

#include "graph/schema.h"

namespace attention {

/// A size for every dimension of the schema: those that are given, each a whole number in its range; for
/// heads that are not given a width, an even share of d_model; else what the schema begins with. Options that
/// are sizes follow. Throws InputError when a size is not known, out of range or not to be shared.
Sizes complete_sizes(const Schema& schema, const Sizes& given);

/// The same options, with every option that names a dimension set to its size.
Options with_sizes(const Schema& schema, Options options, const Sizes& sizes);

}  // namespace attention
