#pragma once

#include <vector>

#include "backward/names.h"
#include "core/derivative.h"
#include "graph/graph.h"

namespace attention {

/// Reverse accumulation as nodes of the graph: names the gradients and places them in sections.
class BackwardPass final : private HelperNodes {
 public:
  BackwardPass(Graph<double>& graph, Index row) : row_(row), graph_(graph) {}

  /// Records the gradients of all nodes that `loss` depends on and that depend on an input.
  void run(Var<double> loss);

 private:
  Var<double> named(Var<double> helper, const Node<double>& after, std::string_view suffix,
                    std::string_view symbol, std::string_view part) override;
  Var<double> transposed(Var<double> a) override;
  Var<double> pulled_back(const DerivativeContext& of, const char* equation) override;
  void expand_softmax_row(const DerivativeContext& of) override;

  /// The contribution of one node that reads the operand.
  struct Part {
    Var<double> gradient;
    int reader;
    int slot;
  };

  Var<double> total_gradient(int id);
  void reverse(int id, Var<double> gradient);
  void name(Var<double> var, const Name& as, const Node<double>& about);
  void enter(const std::string& forward_section);

  Index row_;
  Graph<double>& graph_;
  std::vector<std::vector<Part>> parts_;
  std::vector<bool> depends_;
  std::size_t section_ = 0;
};

}  // namespace attention
