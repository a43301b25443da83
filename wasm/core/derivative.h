#pragma once

#include <string_view>

#include "core/tape.h"

namespace attention {

struct DerivativeContext;

/// Names the intermediate nodes of a derivative, so that they can be shown. Absent where only numbers are
/// needed; then the code for names is not linked either.
class HelperNodes {
 public:
  /// Names a helper node after node `after`: id `<after>_<suffix>`, symbol `symbol` with each % replaced by
  /// that of `after`, title `title.part.<part>`.
  virtual Var<double> named(Var<double> helper, const Node<double>& after, std::string_view suffix,
                            std::string_view symbol, std::string_view part) = 0;
  /// Aᵀ. Reuses an existing node where A is a transpose or has been transposed before.
  virtual Var<double> transposed(Var<double> a) = 0;
  /// vjp of ops/derivative.h, with the data for its explanation.
  virtual Var<double> pulled_back(const DerivativeContext& of, const char* equation) = 0;
  /// Adds nodes for one row of a softmax and its Jacobian, for display only: no other node uses them.
  virtual void expand_softmax_row(const DerivativeContext& of) = 0;

 protected:
  ~HelperNodes() = default;
};

/// The arguments of a derivative: a node, its gradient, and the operand to differentiate by.
struct DerivativeContext {
  Var<double> node;
  Var<double> gradient;
  std::size_t slot;
  HelperNodes* helpers = nullptr;

  Var<double> operand(std::size_t k) const { return {node.tape, node.node().operands[k]}; }
};

/// Calls the derivative of the op of the node. Throws InputError when it has none.
std::optional<Var<double>> derivative_of(const DerivativeContext& of);

}  // namespace attention
