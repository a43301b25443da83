#pragma once

#include <optional>

#include "backward/backward_pass.h"

namespace attention {

/// One operand of one node on the way back: what is asked of the rule of that node.
struct Reversal {
  BackwardPass& pass;
  Var<double> node;
  Var<double> gradient;
  std::size_t slot;

  Var<double> operand(std::size_t k) const { return {node.tape, node.node().operands[k]}; }
  const Attributes& attributes() const { return node.node().attributes; }
};

/// The gradient that the operand gets from this node, recorded; nothing when an earlier operand, being the
/// same node, has had it already. Throws InputError when the rule of the node has no way back.
std::optional<Var<double>> reversed(const Reversal& of);

}  // namespace attention
