#pragma once

#include <string_view>

#include "core/tape.h"

namespace attention {

struct DerivativeContext;

/// Keeps the nodes that a derivative records on its way, for a reader to follow. Where only numbers are asked
/// for there is none, and nothing that only a reader needs is linked.
class HelperNodes {
 public:
  /// Names a helper node after the node that it belongs to, whose symbol stands for each % of `symbol`; its
  /// title is the text `title.part.<part>`.
  virtual Var<double> named(Var<double> helper, const Node<double>& after, std::string_view suffix,
                            std::string_view symbol, std::string_view part) = 0;
  /// Aᵀ: what A was transposed from, or where it was transposed before, or a new node.
  virtual Var<double> transposed(Var<double> a) = 0;
  /// pull_back of ops/derivative.h with all that its explanation needs.
  virtual Var<double> pulled_back(const DerivativeContext& of, const char* equation) = 0;
  /// One row of a softmax with its Jacobian.
  virtual void write_out_row(const DerivativeContext& of) = 0;

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
