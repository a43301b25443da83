#include "ops/products.h"

#include <string>

namespace attention {

Index inner_size(const OpContext<double>& self) {
  const std::string op = self.node.op->name;
  if (op == "convolve") return self.operand(1).rows();
  return op == "matmul" || op == "band_scores" || op == "band_context" ? self.operand(0).cols() : 0;
}

}  // namespace attention
