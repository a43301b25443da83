#pragma once

#include "core/tape.h"

namespace attention {

/// How many products each cell of a matrix product adds up: k for m × k times k × n. 0 for other ops. Padding
/// counts: all keys of a band, and all pixels under the kernel of a convolution.
Index inner_size(const OpContext<double>& self);

}  // namespace attention
