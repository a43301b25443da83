#pragma once

#include "graph/schema.h"

namespace attention {

/// The same sizes, and those that follow from them.
Sizes with_derived_sizes(const Schema& schema, Sizes sizes);

}  // namespace attention
