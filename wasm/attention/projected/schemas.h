#pragma once

#include "graph/schema.h"

namespace attention {

/// The schema of an attention over projected tokens: self-attention, cross-attention, each with one head or
/// several. What differs between them is one row of a table.
Schema projected_schema(const std::string& id);

}  // namespace attention
