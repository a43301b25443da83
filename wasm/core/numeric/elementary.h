#pragma once

#include <cmath>

#include "simd/exp.h"

/// The functions of rules. For double they are those of the library: within a last digit of the truth, and
/// not everywhere the same digit. For float, which training repeats thousands of times over its own results,
/// they are the same to the last bit on every machine: see `same`.
namespace attention {

/// Out of sums, products, quotients and roots alone, each rounded once as IEEE 754 has it, so that native
/// code and WebAssembly give the same bits. Within 3 units in the last place of a double.
namespace same {

double exp(double x);
double log(double x);
/// For |x| up to 2²⁰.
double sin(double x);
double cos(double x);
/// Within a rounding of float.
double tanh(double x);

}  // namespace same

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
inline float log(float x) { return static_cast<float>(same::log(x)); }
inline float sin(float x) { return static_cast<float>(same::sin(x)); }
inline float cos(float x) { return static_cast<float>(same::cos(x)); }
inline float tanh(float x) { return static_cast<float>(same::tanh(x)); }
inline float pow(float base, float exponent) {
  return static_cast<float>(same::exp(static_cast<double>(exponent) * same::log(base)));
}

}  // namespace elementary

}  // namespace attention
