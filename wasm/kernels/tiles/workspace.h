#pragma once

#include "kernels/tiles/shape.h"

namespace attention::kernels {

/// A bump allocator with 64-byte alignment. With null `data` it only counts.
struct Workspace {
  float* data = nullptr;
  long used = 0;

  float* allocate(long count) {
    float* part = data == nullptr ? nullptr : data + used;
    used += (count + 15) / 16 * 16;
    return part;
  }
};

}  // namespace attention::kernels
