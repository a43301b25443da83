#pragma once

#include "kernels/tiles/shape.h"

namespace attention::kernels {

/// Hands out parts of one piece of memory, each beginning at a multiple of 64 bytes. Without memory it only
/// counts.
struct Workspace {
  float* data = nullptr;
  long used = 0;

  float* take(long count) {
    float* part = data == nullptr ? nullptr : data + used;
    used += (count + 15) / 16 * 16;
    return part;
  }
};

}  // namespace attention::kernels
