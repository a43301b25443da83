#pragma once

#include <map>
#include <string>
#include <variant>
#include <vector>

#include "program/check/checked_function.h"
#include "program/shape/polynomial.h"

namespace attention::program {

/// A number, truth value or text that is known before the run, with its formula in sizes if it has one.
struct Known {
  Literal value;
  SizeFormula size{};
};

/// A node of the graph.
struct MatrixValue {
  int step;
  /// A comparison of cells, which only `where` takes.
  bool is_condition = false;
};

struct Value;
using Values = std::vector<Value>;

/// A list that grows by append. The runner owns it, so that lists inside lists need no recursion.
struct ListValue {
  Values* items;
};

/// The results of a function with several, or the sizes of a shape.
struct Several {
  Values* items;
};

struct Value : std::variant<Known, MatrixValue, ListValue, Several> {
  using variant::variant;

  template <class Kind>
  const Kind* as() const {
    return std::get_if<Kind>(static_cast<const variant*>(this));
  }
  bool is_matrix() const { return as<MatrixValue>() != nullptr && !as<MatrixValue>()->is_condition; }
  bool is_condition() const { return as<MatrixValue>() != nullptr && as<MatrixValue>()->is_condition; }
};

/// The formulas of both axes of a matrix.
struct Formulas {
  SizeFormula rows{};
  SizeFormula cols{};

  const SizeFormula& of(Index axis) const { return axis == 0 ? rows : cols; }
  SizeFormula& of(Index axis) { return axis == 0 ? rows : cols; }
};

/// The names of one call.
struct Scope {
  const CheckedFunction* function;
  std::map<std::string, Value> names{};
};

}  // namespace attention::program
