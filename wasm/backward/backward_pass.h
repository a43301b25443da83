#pragma once

#include <vector>

#include "backward/names.h"
#include "graph/graph.h"

namespace attention {

/// The way back under construction: where its nodes stand and what they are called.
class BackwardPass {
 public:
  BackwardPass(Graph<double>& graph, Index row) : row_(row), graph_(graph) {}

  /// From `loss` to everything that it depends on and that depends on an input.
  void follow(Var<double> loss);

  /// Names a node that a rule computes beside `about`, of the kind `part`, and places it.
  Var<double> beside(Var<double> made, const Node<double>& about, const std::string& suffix,
                     const std::string& symbol, const std::string& part);
  /// Aᵀ: what A was transposed from, or where it was transposed before, or a new node.
  Var<double> transposed(Var<double> a);

  /// The row whose softmax is written out.
  Index row_of(const Matrix<double>& data) const { return row_ < data.rows() ? row_ : 0; }

 private:
  /// What comes back from one reader.
  struct Part {
    Var<double> gradient;
    int reader;
    int slot;
  };

  Var<double> settled(int id);
  void reverse(int id, Var<double> gradient);
  void give(Var<double> var, const Name& name, const Node<double>& about);
  void enter(const std::string& forward_section);

  Index row_;
  Graph<double>& graph_;
  std::vector<std::vector<Part>> parts_;
  std::vector<bool> depends_;
  std::size_t section_ = 0;
};

}  // namespace attention
