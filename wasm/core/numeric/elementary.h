#pragma once

#include <cmath>

#include "simd/exp.h"

/// Elementary functions of the ops. For double, those of the standard library, whose last bit depends on the
/// platform. For float, bit-identical on every machine, since training accumulates differences over thousands
/// of steps: see `portable`.
namespace attention {

/// Bit-identical on every machine: only additions, multiplications, divisions and square roots, which IEEE
/// 754 rounds correctly. Error at most 3 ulp of double.
namespace portable {

double exp(double x);
double log(double x);
/// For |x| up to 2²⁰.
double sin(double x);
double cos(double x);
/// Error below the precision of float.
double tanh(double x);

}  // namespace portable

namespace elementary {

inline double exp(double x) { return std::exp(x); }
inline double log(double x) { return std::log(x); }
inline double sin(double x) { return std::sin(x); }
inline double cos(double x) { return std::cos(x); }
inline double tanh(double x) { return std::tanh(x); }
inline double pow(double base, double exponent) { return std::pow(base, exponent); }

inline double sqrt(double x) { return std::sqrt(x); }
inline float sqrt(float x) { return std::sqrt(x); }
inline simd::F32x4 sqrt(simd::F32x4 x) { return simd::square_root(x); }

inline float exp(float x) { return simd::exp(x); }
inline simd::F32x4 exp(simd::F32x4 x) { return simd::exp(x); }
inline float log(float x) { return static_cast<float>(portable::log(x)); }
inline float sin(float x) { return static_cast<float>(portable::sin(x)); }
inline float cos(float x) { return static_cast<float>(portable::cos(x)); }
inline float tanh(float x) { return static_cast<float>(portable::tanh(x)); }
inline float pow(float base, float exponent) {
  return static_cast<float>(portable::exp(static_cast<double>(exponent) * portable::log(base)));
}

}  // namespace elementary

}  // namespace attention
