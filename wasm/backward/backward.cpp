#include "backward/backward.h"

#include "backward/backward_pass.h"
#include "backward/names.h"
#include "ops/ops.h"

namespace attention {

namespace {

/// Appends the nodes of a loss of node `of` in a new section.
class LossNodes {
 public:
  LossNodes(Graph<double>& graph, Var<double> of) : graph_(graph), of_(of) {
    graph.sections.push_back({"chosen_loss", {"section.loss"}});
  }

  Var<double> make(const Loss& loss) {
    switch (loss.kind) {
      case Loss::Kind::cell:
        return named(one_cell(loss), "chosen_loss", "L");
      case Loss::Kind::sum:
        return named(sum_to(of_, 1, 1), "chosen_loss", "L");
      case Loss::Kind::sum_of_squares:
        return named(sum_to(squared_rows(of_), 1, 1), "chosen_loss", "L");
      case Loss::Kind::mean_squares:
        return mean_squares(loss);
      case Loss::Kind::cross_entropy:
        return mean_cross_entropy(loss);
    }
    return of_;
  }

 private:
  Var<double> named(Var<double> var, const char* id, const char* symbol) {
    Node<double>& node = var.node();
    node.id = id;
    node.name = id;
    node.symbol = symbol;
    node.kind = node.operands.empty() ? "generated" : "computed";
    node.role = "output";
    node.section = graph_.sections.back().id;
    graph_.sections.back().nodes.push_back(var.id);
    return var;
  }

  Var<double> one_cell(const Loss& loss) {
    check_cell("backward", argument("node", of_), static_cast<double>(loss.row),
               static_cast<double>(loss.col));
    return gather(of_, {1,
                        1,
                        {loss.row * of_.cols() + loss.col},
                        "1",
                        "1",
                        "\\text{one cell of }\\arg{0}",
                        "explain.gather.asked_about"});
  }

  Var<double> squared_rows(Var<double> a) { return named(sum_of_squares(a), "loss_squares", "L_i"); }

  Var<double> targets(const Loss& loss) {
    check_same_shape("backward", argument("node", of_),
                     {unnamed("targets"), loss.targets.rows(), loss.targets.cols()});
    return named(graph_.tape.given(loss.targets, of_.node().row_dim, of_.node().col_dim), "loss_targets",
                 "T");
  }

  Var<double> mean(Var<double> sums, Index count) {
    const Var<double> total = named(sum_to(sums, 1, 1), "loss_sum", "\\Sigma L");
    return named(scale(total, 1 / static_cast<double>(count), "\\frac{1}{N}\\,\\arg{0}"), "chosen_loss", "L");
  }

  Var<double> mean_squares(const Loss& loss) {
    const Var<double> errors = named(subtract(of_, targets(loss)), "loss_errors", "E");
    return mean(squared_rows(errors), of_.data().size());
  }

  Var<double> mean_cross_entropy(const Loss& loss) {
    const Var<double> target_node = targets(loss);
    const Var<double> logs = named(log_softmax(of_), "loss_logarithms", "\\log P");
    const Var<double> rows = named(cross_entropy(target_node, logs), "loss_rows", "L_i");
    return mean(rows, of_.rows());
  }

  Graph<double>& graph_;
  Var<double> of_;
};

}  // namespace

void append_backward_pass(Graph<double>& graph, int of, const Loss& loss) {
  const Var<double> loss_node = LossNodes(graph, {&graph.tape, of}).make(loss);
  BackwardPass(graph, loss.row).run(loss_node);
}

std::optional<int> gradient_of(const Graph<double>& graph, int id) {
  const std::string name = name_of_gradient(graph.tape.node(id)).id;
  for (int k = id + 1; k < graph.tape.size(); ++k)
    if (graph.tape.node(k).id == name) return k;
  return {};
}

}  // namespace attention
