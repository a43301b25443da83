#pragma once

#include "core/tape.h"

namespace attention {

/// Keeps the nodes that a derivative records on its way, for a reader to follow. Where only numbers are asked
/// for there is none.
class HelperNodes {
 public:
  /// Names a helper node after the node that it belongs to.
  virtual Var<double> named(Var<double> helper, const Node<double>& after, const std::string& suffix,
                            const std::string& symbol, const std::string& title) = 0;
  /// Aᵀ: what A was transposed from, or where it was transposed before, or a new node.
  virtual Var<double> transposed(Var<double> a) = 0;
  /// The row whose softmax is written out.
  virtual Index example_row(const Matrix<double>& data) const = 0;

 protected:
  ~HelperNodes() = default;
};

/// One operand of one node, and the gradient of the node: what its op is asked for the derivative with.
struct DerivativeContext {
  Var<double> node;
  Var<double> gradient;
  std::size_t slot;
  HelperNodes* helpers = nullptr;

  Var<double> operand(std::size_t k) const { return {node.tape, node.node().operands[k]}; }
  const Attributes& attributes() const { return node.node().attributes; }
};

/// What the op of the node gives. Throws InputError when it has no derivative.
std::optional<Var<double>> derivative_of(const DerivativeContext& of);

}  // namespace attention
