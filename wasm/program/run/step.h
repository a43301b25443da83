#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "program/run/value.h"

namespace attention::program {

/// Numbers of loops around a step: {"head", 0}.
using LoopIndices = std::vector<std::pair<std::string, std::int64_t>>;

/// Where steps are recorded: the groups around them, and what sub-steps are named after.
struct StepPlace {
  /// "head_0/"
  std::string prefix{};
  std::string base{};
  std::string heading{};
  LoopIndices indices{};
};

/// What the equation of a step needs besides its op and operands.
struct StepForm {
  /// The number of the op, as it is written in the program, in LaTeX.
  std::string latex{};
  double number = 0;
  /// A - c, or A / c.
  bool is_inverse = false;
  /// Of a slice; the count of the largest of each row, too.
  std::int64_t first = 0;
  std::int64_t count = 0;
};

/// A node of the run, as a part of the walk.
struct Step {
  /// Of the node in the tape.
  int node = -1;
  Span span{};
  std::string id{};
  /// Empty for a sub-step.
  std::string name{};
  /// The name as it is written in the program.
  std::string written{};
  bool is_key = false;
  bool is_mask = false;
  /// How many steps with its name and its groups are before it.
  int primes = 0;
  StepPlace place{};
  std::string prose{};
  std::string role{};
  Formulas formulas{};
  StepForm form{};
  /// LaTeX of its op with its sub-steps put in; of key steps only.
  std::string equation{};
};

/// A name that an assignment gives to a matrix that has one: it makes no step.
struct SecondName {
  Span span{};
  std::string name{};
  /// Of the matrix in the tape.
  int node = -1;
};

}  // namespace attention::program
