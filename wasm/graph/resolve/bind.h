#pragma once

#include "graph/schema.h"

namespace attention {

/// The size of each dimension, from the shapes of the inputs. Throws InputError when two inputs disagree.
template <class T>
Sizes bind_sizes(const Schema& schema, const Options& options, const Inputs<T>& inputs);

/// Adds the sizes that are derived from these.
Sizes with_derived_sizes(const Schema& schema, Sizes sizes);

}  // namespace attention
