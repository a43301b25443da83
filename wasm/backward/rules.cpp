#include "backward/rules.h"

#include <algorithm>
#include <limits>

#include "backward/elementwise_derivatives.h"
#include "ops/gradient/gradient_ops.h"

/// How each rule goes back, by its name. Sums of products are pulled back as their explanations say; the
/// others, and the products that a reader knows from textbooks, are written out with the ops there are.
namespace attention {

namespace {

using Back = Var<double> (*)(const Reversal&);

/// A sum of products, whose way back needs only to be written.
struct Pulled {
  const char* op;
  std::size_t slot;
  const char* equation;
};

// With \arg{0} for the gradient, then what the operand is multiplied with.
constexpr Pulled pulled[] = {
    {"add", 0, "\\arg{0}"},
    {"add", 1, "\\arg{0}"},
    {"mask", 0, "\\arg{0}"},
    {"mask", 1, "\\arg{0}"},
    {"subtract", 0, "\\arg{0}"},
    {"complement", 0, "-\\arg{0}"},
    {"slice_rows", 0, "\\text{zeros around }\\arg{0}"},
    {"slice_columns", 0, "\\text{zeros around }\\arg{0}"},
    {"gather", 0, "\\text{each cell of }\\arg{0}\\text{, back where it came from}"},
    {"fold_rows", 0, "\\arg{0}\\text{ in the rows from before}"},
    {"pair_concat", 0, "\\sum_{\\text{pairs}}\\arg{0}"},
    {"pair_concat", 1, "\\sum_{\\text{pairs}}\\arg{0}"},
    {"pair_sum", 0, "\\sum_{\\text{pairs}}\\arg{0}"},
    {"pair_sum", 1, "\\sum_{\\text{pairs}}\\arg{0}"},
    {"interleave_columns", 0, "\\text{every second column of }\\arg{0}"},
    {"interleave_columns", 1, "\\text{every second column of }\\arg{0}"},
    {"row_mean", 0, "\\text{an equal part of }\\arg{0}\\text{ for each number of the row}"},
    {"squared_lengths", 0, "2\\,\\arg{0}\\odot\\arg{1}"},
    {"sum_to", 0, "\\arg{0}\\text{ for each number of the sum}"},
    {"cross_entropy", 0, "-\\arg{0}\\odot\\arg{1}"},
    {"cross_entropy", 1, "-\\arg{0}\\odot\\arg{1}"},
    {"rotate_pairs", 0,
     "\\left(g_1\\arg{1}+g_2\\arg{2},\\;g_2\\arg{1}-g_1\\arg{2}\\right)\\text{ for each pair "
     "}(g_1,g_2)\\text{ of }\\arg{0}"},
    {"rotate_pairs", 1, "\\text{from }\\arg{0}\\text{ and the pairs of }\\arg{1}"},
    {"rotate_pairs", 2, "\\text{from }\\arg{0}\\text{ and the pairs of }\\arg{1}"},
    {"band_scores", 0, "\\sum_{o}\\arg{0}_{i,o}\\,\\arg{1}_{i+o}"},
    {"band_scores", 1, "\\sum_{o}\\arg{0}_{j-o,o}\\,\\arg{1}_{j-o}"},
    {"band_context", 0, "\\arg{0}_{i}\\cdot\\arg{1}_{i+o}"},
    {"band_context", 1, "\\sum_{o}\\arg{1}_{j-o,o}\\,\\arg{0}_{j-o}"},
    {"convolve", 0, "\\text{what the pixels around give back of }\\arg{0}\\text{, through }\\arg{1}"},
    {"convolve", 1, "\\sum_{\\text{pixels}}\\arg{1}\\,\\arg{0}"},
    {"offset_distances", 0, "\\sum_{\\text{pixels}}2\\left(\\arg{1}-\\delta\\right)\\arg{0}"},
};

const char* equation_of(const std::string& op, std::size_t slot) {
  for (const Pulled& each : pulled)
    if (op == each.op && slot == each.slot) return each.equation;
  return nullptr;
}

/// dA = dC Bᵀ, dB = Aᵀ dC.
Var<double> of_product(const Reversal& of) {
  if (of.slot == 0) return matmul(of.gradient, of.pass.transposed(of.operand(1)));
  return matmul(of.pass.transposed(of.operand(0)), of.gradient);
}

Var<double> of_transpose(const Reversal& of) { return transpose(of.gradient); }

Var<double> of_scale(const Reversal& of) {
  return scale(of.gradient, of.attributes().factor, of.attributes().equation);
}

bool is_shared(const Reversal& of) {
  return of.operand(1).rows() != of.operand(0).rows() || of.operand(1).cols() != of.operand(0).cols();
}

Var<double> pulled_back(const Reversal& of, std::string equation) {
  return pull_back(of.gradient, of.node, of.operand(of.slot).id, std::move(equation));
}

Var<double> of_multiply(const Reversal& of) {
  if (of.slot == 0) return multiply(of.gradient, of.operand(1));
  if (is_shared(of)) return pulled_back(of, "\\sum\\arg{0}\\odot\\arg{1}");
  return multiply(of.gradient, of.operand(0));
}

/// d(a/b)/da = 1/b, d(a/b)/db = -(a/b)/b, summed over all that one divisor divides.
Var<double> of_divide(const Reversal& of) {
  const Var<double> divisor = of.operand(1);
  if (of.slot == 0) return divide(of.gradient, divisor);
  const Node<double>& about = of.node.node();
  const std::string symbol = compact(about.symbol);
  const Var<double> products = of.pass.beside(multiply(of.gradient, of.node), about, "products",
                                              "\\mathrm{d}" + symbol + "\\odot " + symbol, "ratio_products");
  const Var<double> ratios = of.pass.beside(divide(products, divisor), about, "ratios", "r", "ratios");
  const Var<double> sums = is_shared(of) ? of.pass.beside(sum_to(ratios, divisor.rows(), divisor.cols()),
                                                          about, "ratio_sums", "\\Sigma r", "ratio_sums")
                                         : ratios;
  return scale(sums, -1, "-\\arg{0}");
}

/// A ⊙ (G - D), D being the mean of G by the weights A: Σ_k A_k G_k. No Jacobian is needed for it.
Var<double> of_shares(const Reversal& of, Index rows, Index cols) {
  const Node<double>& about = of.node.node();
  const std::string symbol = compact(about.symbol);
  const std::string gradient = "\\mathrm{d}" + symbol;
  const Var<double> products = of.pass.beside(multiply(of.gradient, of.node), about, "products",
                                              gradient + "\\odot " + symbol, "shares_products");
  const Var<double> means =
      of.pass.beside(sum_to(products, rows, cols), about, "mean_gradient", "D", "mean_gradient");
  const Var<double> above = of.pass.beside(subtract(of.gradient, means), about, "gradient_above_mean",
                                           gradient + "-D", "gradient_above_mean");
  return multiply(of.node, above);
}

/// One row once more, with its Jacobian J written out: ds = da J. That is a row of the gradient below.
void write_out_row(const Reversal& of) {
  const Node<double>& about = of.node.node();
  const Index row = of.pass.row_of(of.node.data());
  const auto of_row = [&](Var<double> made, const char* part, const char* symbol) {
    made = of.pass.beside(made, about, part, symbol, part);
    made.node().title.args.push_back({"row", row + 1});
    return made;
  };
  const Var<double> jacobian = of_row(softmax_jacobian(of.node, row), "jacobian", "J");
  const Var<double> gradients =
      of_row(slice(of.gradient, Axis::rows, row, 1, "1"), "gradient_row", "\\mathrm{d}a");
  of_row(matmul(gradients, jacobian), "row_through_jacobian", "\\mathrm{d}s");
}

Var<double> of_softmax(const Reversal& of) {
  write_out_row(of);
  return of_shares(of, of.node.rows(), 1);
}

Var<double> of_softmax_columns(const Reversal& of) { return of_shares(of, 1, of.node.cols()); }

/// dS = G - A Σ_k G_ik, A being the weights whose logarithms the node holds.
Var<double> of_log_softmax(const Reversal& of) {
  const Node<double>& about = of.node.node();
  const std::string symbol = compact(about.symbol);
  const Var<double> shares =
      of.pass.beside(activation(of.node, Function::exp), about, "shares", raised("e", symbol), "shares");
  const Var<double> sums = of.pass.beside(sum_to(of.gradient, of.gradient.rows(), 1), about, "sums",
                                          "\\Sigma\\mathrm{d}" + symbol, "sums");
  const Var<double> taken = of.pass.beside(multiply(shares, sums), about, "taken",
                                           raised("e", symbol) + "\\Sigma\\mathrm{d}" + symbol, "taken");
  return subtract(of.gradient, taken);
}

/// A step: flat everywhere but at ties.
Var<double> of_hardmax(const Reversal& of) { return scale(of.gradient, 0, "0\\cdot\\arg{0}"); }

/// d√(a + ε)/da = 1 / (2 √(a + ε)).
Var<double> of_square_root(const Reversal& of) {
  const Var<double> half =
      of.pass.beside(scale(of.gradient, 0.5, "\\frac{1}{2}\\,\\arg{0}"), of.node.node(), "halves",
                     "\\frac{1}{2}\\mathrm{d}" + compact(of.node.node().symbol), "halves");
  return divide(half, of.node);
}

/// d‖a‖/da = a / ‖a‖, the direction of the row; 0 for a row of zeros, which has none.
Var<double> of_row_norms(const Reversal& of) {
  const Node<double>& about = of.node.node();
  const Node<double>& rows = of.operand(0).node();
  const Var<double> divisors = of.pass.beside(clamp_min(of.node, std::numeric_limits<double>::min()), about,
                                              "above_zero", raised(about.symbol, "+"), "above_zero");
  const Var<double> directions = of.pass.beside(divide(of.operand(0), divisors), rows, "directions",
                                                "\\vec{" + rows.symbol + "}", "directions");
  return multiply(directions, of.gradient);
}

/// Cell by cell: the gradient times the slope.
Var<double> of_curve(const Reversal& of) { return multiply(of.gradient, derivative_of(of)); }

/// A rule whose way back is written out.
struct Written {
  const char* op;
  Back back;
};

constexpr Written written[] = {
    {"matmul", of_product},
    {"transpose", of_transpose},
    {"scale", of_scale},
    {"multiply", of_multiply},
    {"divide", of_divide},
    {"softmax", of_softmax},
    {"softmax_columns", of_softmax_columns},
    {"log_softmax", of_log_softmax},
    {"hardmax", of_hardmax},
    {"square_root", of_square_root},
    {"row_norms", of_row_norms},
    {"activation", of_curve},
    {"softcap", of_curve},
    {"at_least", of_curve},
    {"power", of_curve},
};

/// How the way back through a sum of products is written; nothing for other rules.
std::optional<std::string> pulled_equation(const Reversal& of) {
  const std::string op = of.node.node().op->name;
  if (op == "concat_columns" || op == "concat_rows") return "\\text{its part of }\\arg{0}";
  if (op == "subtract" && of.slot == 1) return is_shared(of) ? "-\\sum\\arg{0}" : "-\\arg{0}";
  const char* const known = equation_of(op, of.slot);
  if (known == nullptr) return {};
  return known;
}

/// A row that was added to every row gets the sum of all rows.
bool is_added_row(const Reversal& of) {
  return std::string(of.node.node().op->name) == "add" && of.slot == 1 && is_shared(of);
}

/// The slots before this one hold the same node, whose uses were all pulled back with the first of them.
bool is_repeated(const Reversal& of) {
  const std::vector<int>& operands = of.node.node().operands;
  const auto end = operands.begin() + static_cast<std::ptrdiff_t>(of.slot);
  return std::find(operands.begin(), end, operands[of.slot]) != end;
}

}  // namespace

std::optional<Var<double>> reversed(const Reversal& of) {
  if (is_added_row(of)) return sum_to(of.gradient, 1, of.gradient.cols());
  if (const std::optional<std::string> equation = pulled_equation(of)) {
    if (is_repeated(of)) return {};
    return pulled_back(of, *equation);
  }
  const Node<double>& node = of.node.node();
  for (const Written& each : written)
    if (std::string(node.op->name) == each.op) return each.back(of);
  fail("backward", {"error.no_derivative", {{"op", node.op->name}, {"node", node.id}}});
}

}  // namespace attention
