#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "core/matrix.h"

namespace attention::program {

/// Upper limits of a program and of its run. Each is checked before anything is allocated for what exceeds
/// it.
struct ProgramLimits {
  static constexpr Index characters = 20000;
  /// Letters of a name.
  static constexpr Index name = 40;
  /// Blocks inside blocks.
  static constexpr Index blocks = 8;
  /// Brackets inside brackets.
  static constexpr Index brackets = 40;
  /// Operators, signs, parts and calls that wait for each other, brackets or none.
  static constexpr Index chain = 200;
  static constexpr Index calls = 16;
  static constexpr Index inputs = 160;
  static constexpr Index options = 24;
  static constexpr Index list = 4096;
  static constexpr Index steps = 4096;
  /// Expressions that are evaluated, each time that they are.
  static constexpr Index operations = 1000000;
  static constexpr std::int64_t integer = std::int64_t{1} << 53;
};

/// A whole number as an index. Where an index has 32 bits, the largest one stands for all beyond it: no
/// matrix has as many cells.
inline Index as_index(std::int64_t number) {
  return static_cast<Index>(
      std::clamp<std::int64_t>(number, std::numeric_limits<Index>::min(), std::numeric_limits<Index>::max()));
}

}  // namespace attention::program
