#pragma once

namespace attention::tests {

/// The number of allocations since program start.
long allocations();

}  // namespace attention::tests
