#pragma once

#include "graph/schema.h"

namespace attention {

/// The schema of attention with projections: self-attention or cross-attention, with one or several heads.
Schema projected_schema(const std::string& id);

}  // namespace attention
