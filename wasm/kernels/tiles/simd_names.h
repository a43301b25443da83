#pragma once

#include "simd/f32x4.h"

/// The kernels are written in terms of F32x4, load, store and splat.
namespace attention::kernels {

using namespace simd;

}  // namespace attention::kernels
