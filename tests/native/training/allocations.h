#pragma once

namespace attention::tests {

/// How often memory was asked for since the program began.
long allocations();

}  // namespace attention::tests
