#pragma once

#include "graph/schema.h"

namespace attention {

/// The one size that every input gives each dimension; throws when two inputs disagree.
template <class T>
Sizes bind_sizes(const Schema& schema, const Options& options, const Inputs<T>& inputs);

/// The same sizes, and those that follow from them.
Sizes with_derived_sizes(const Schema& schema, Sizes sizes);

}  // namespace attention
