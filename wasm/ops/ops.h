#pragma once

#include "core/check.h"
#include "core/tape.h"

/// All ops. Each has a file with its value, derivative, explanation and equation.
namespace attention {

/// A B, the sum over k added in order. A: m × k, B: k × n.
template <class T>
Var<T> matmul(Var<T> a, Var<T> b);

/// Aᵀ. A: m × n.
template <class T>
Var<T> transpose(Var<T> a);

/// factor · A. `equation` is its LaTeX, with \arg{0} for A.
template <class T>
Var<T> scale(Var<T> a, double factor, std::string equation);

/// A + B, where B has the shape of A or is one row that is added to every row.
template <class T>
Var<T> add(Var<T> a, Var<T> b);

/// A - B, where B has the shape of A, or one column or one row.
template <class T>
Var<T> subtract(Var<T> a, Var<T> b);

/// A ⊙ B, where B has the shape of A, or one row or one column.
template <class T>
Var<T> multiply(Var<T> a, Var<T> b);

/// The mean of each row, as one column, or of each column, as one row. Adds each number times 1 / count, in
/// order.
template <class T>
Var<T> mean(Var<T> a, Each each);

/// exp(a_ij - max_i) / Σ_k exp(a_ik - max_i): each row sums to 1, or each column.
template <class T>
Var<T> softmax(Var<T> a, Each each = Each::row, FullyMaskedRows masked_rows = FullyMaskedRows::zeros);

/// cap · tanh(A / cap), between -cap and cap.
template <class T>
Var<T> softcap(Var<T> a, double cap);

/// f(A), element-wise. `f` is a function of one argument: tanh, sigmoid, relu, gelu, gelu_tanh, silu, exp,
/// sin or cos. GELU: Hendrycks and Gimpel 2016, section 2; SiLU: Elfwing et al. 2017, equation 2.
template <class T>
Var<T> activation(Var<T> a, Function f);

/// A / B, element-wise, where B has the shape of A, or one column or one row.
template <class T>
Var<T> divide(Var<T> a, Var<T> b);

/// √(A + ε), element-wise.
template <class T>
Var<T> square_root(Var<T> a, double epsilon);

/// S + M, both of the same shape; M is 0 where visible, -∞ where masked.
template <class T>
Var<T> mask(Var<T> scores, Var<T> mask);

/// rows × cols, -∞ where column j > row i + offset, 0 elsewhere: a token sees itself and earlier ones.
template <class T>
Var<T> causal_mask(Tape<T>& tape, Index rows, Index cols, Index offset);

/// rows × cols, -∞ from column `valid` on, 0 before: the remaining keys are padding.
template <class T>
Var<T> padding_mask(Tape<T>& tape, Index rows, Index cols, Index valid);

/// rows × cols, 0 where i - left ≤ j ≤ i + right, -∞ elsewhere; a negative width is unlimited. Beltagy et al.
/// 2020, section 3.1.
template <class T>
Var<T> window_mask(Tape<T>& tape, Index rows, Index cols, Index left, Index right);

/// The same, 0 where first ≤ j - i ≤ last: both may be on the same side of the query.
template <class T>
Var<T> window_between(Tape<T>& tape, Index rows, Index cols, Index first, Index last);

/// rows × cols, 0 where row and column are in the same block of `size`, -∞ elsewhere.
template <class T>
Var<T> block_mask(Tape<T>& tape, Index rows, Index cols, Index size);

/// Scores of a band: n × (left + 1 + right), column o of row i being Q_i · K_j with j = i - left + o, and -∞
/// where no key j exists. Q and K: n × d_k. Beltagy et al. 2020, section 3.1; nothing n × n is formed.
template <class T>
Var<T> band_scores(Var<T> query, Var<T> key, Index left, Index right);

/// Σ_o A_io V_j with j = i - left + o, over the keys that exist. A: n × band width, V: n × d_v.
template <class T>
Var<T> band_context(Var<T> weights, Var<T> value, Index left);

/// The sequence factor · (first + k) / divisor, k = 0, 1, 2 …
struct Count {
  Index first = 0;
  double factor = 1;
  Index divisor = 1;
  /// LaTeX of the right-hand side.
  std::string equation;
};

/// One row or one column of evenly spaced numbers.
template <class T>
Var<T> arange(Tape<T>& tape, Index rows, Index cols, const Count& count);

/// base^A, element-wise; base > 0.
template <class T>
Var<T> power(double base, Var<T> exponents);

/// Alternates columns of two matrices: the first of `even`, the first of `odd`, the second of `even` … `cols`
/// is the total, or one less.
template <class T>
Var<T> interleave_columns(Var<T> even, Var<T> odd, Index cols, std::string col_dim);

/// Rotates each pair of columns: (x_1 cos - x_2 sin, x_1 sin + x_2 cos). x: n × d, cosines and sines: n ×
/// d/2. Su et al. 2021, equation 34.
template <class T>
Var<T> rotate_pairs(Var<T> x, Var<T> cosines, Var<T> sines, Pairing pairing);

/// 1 - A, element-wise.
template <class T>
Var<T> one_minus(Var<T> a);

/// Rows or columns first … first + count - 1 of A. `dim` names the new dimension.
template <class T>
Var<T> slice(Var<T> a, Axis axis, Index first, Index count, std::string dim);

/// Concatenates along an axis, as torch.cat with dim 0 (rows) or 1 (columns). `dim` names the new dimension.
template <class T>
Var<T> concat(const std::vector<Var<T>>& parts, Axis axis, std::string dim);

/// Σ_k a_ik² of each row, as one column. A: m × n.
template <class T>
Var<T> sum_of_squares(Var<T> a);

/// The sources of the cells of a rearranged matrix, and its texts.
struct Rearrangement {
  Index rows;
  Index cols;
  /// For each cell, row by row, the row-major index in A that it is copied from.
  std::vector<Index> source;
  std::string row_dim;
  std::string col_dim;
  /// LaTeX, with \arg{0} for A.
  std::string equation;
  /// Key of the sentence about a cell.
  std::string sentence;
};

/// A matrix of cells of A, as torch.take: each cell of A any number of times.
template <class T>
Var<T> gather(Var<T> a, Rearrangement to);

/// A constant matrix of the integers `source`, row by row; `sentence` is the key of the sentence about each
/// cell.
template <class T>
Var<T> constant_matrix(Tape<T>& tape, Rearrangement to);

/// n × n for n region numbers: 0 where two positions are in the same region, `barrier` elsewhere. Liu et al.
/// 2021, section 3.2, “cyclic shift”.
template <class T>
Var<T> region_mask(Tape<T>& tape, std::vector<Index> regions, double barrier);

/// For all pairs of pixels: |δ - Δ|², where δ is the offset from the pixel of the row to that of the column,
/// and Δ is row `head` of `centers` (down, right). Cordonnier et al. 2020, equation 9 without its factor -α.
template <class T>
Var<T> offset_distances(Var<T> centers, Index head, Index height, Index width);

/// The 3 × 3 cross-correlation of a picture with a kernel, one row per pixel. Picture: height ×
/// width·channels; kernel: 9·channels × d_out, row by row of the kernel, channels innermost.
template <class T>
Var<T> convolve(Var<T> picture, Var<T> kernel, Border border);

/// max(A, floor), element-wise.
template <class T>
Var<T> clamp_min(Var<T> a, double floor);

/// The Euclidean length of each row, √Σ a², as one column.
template <class T>
Var<T> norm(Var<T> a);

/// The limit of softmax(A / τ) as τ goes to 0: 1 for the largest number of each row, split among ties; zeros
/// for a row of -∞. Its derivative is 0.
template <class T>
Var<T> hardmax(Var<T> a);

/// log softmax(A): a_ij - max_i - log Σ_k exp(a_ik - max_i).
template <class T>
Var<T> log_softmax(Var<T> a);

/// -Σ_k q_k log p_k of each row, as one column. Shannon 1948. Both have the same shape.
template <class T>
Var<T> cross_entropy(Var<T> targets, Var<T> log_probabilities);

/// Concatenates every row of `outer` (m × a) with every row of `inner` (n × b): m·n × (a + b). Rows i and j
/// give row i·n + j.
template <class T>
Var<T> pair_concat(Var<T> outer, Var<T> inner, PairOrder order);

/// Adds every row of `outer` (m × a) to every row of `inner` (n × a): m·n × a, rows ordered as in
/// pair_concat.
template <class T>
Var<T> pair_sum(Var<T> outer, Var<T> inner);

/// A reshaped to `cols` columns, in row-major order.
template <class T>
Var<T> reshape(Var<T> a, Index cols, std::string row_dim, std::string col_dim);

// Used by programs only, which are not trained: in double.

/// log A and |A|, element-wise.
Var<double> logarithm(Var<double> a);
Var<double> absolute(Var<double> a);

/// A + number.
Var<double> add_number(Var<double> a, double number);

/// number / A.
Var<double> divide_number(double number, Var<double> a);

/// A to the power of a number, element-wise.
Var<double> raise_to(Var<double> a, double exponent);

/// The nearest numbers of a format, ties to even; ±∞ beyond its range. IEEE 754.
Var<double> round_to(Var<double> a, RoundingFormat format);

/// A row, a column or a cell, repeated to rows × cols.
Var<double> expand(Var<double> a, Index rows, Index cols);

/// A matrix of these numbers; `equation` is the LaTeX of its cells.
Var<double> constant_numbers(Tape<double>& tape, const Matrix<double>& numbers, std::string equation);

/// min(A, ceiling), element-wise.
Var<double> clamp_max(Var<double> a, double ceiling);

/// A where j ≤ i + offset, else 0.
Var<double> tril(Var<double> a, Index offset);

/// max(A, B) and min(A, B), cell by cell; either may have one row or one column.
Var<double> larger(Var<double> a, Var<double> b);
Var<double> smaller(Var<double> a, Var<double> b);

/// The largest and the smallest number of each row or column.
Var<double> largest(Var<double> a, Each each);
Var<double> smallest(Var<double> a, Each each);

/// log Σ_k exp(a_ik) of each row, as one column, or of each column, as one row.
Var<double> log_sum_exp(Var<double> a, Each each);

/// 0 at the `most` largest numbers of each row, -∞ elsewhere; of equal ones the first, and -∞ stays.
Var<double> top_k_mask(Var<double> a, Index most);

/// 1 where the comparison holds, else 0. Either may have one row or one column; B may be a number.
Var<double> compare(Comparison comparison, Var<double> a, Var<double> b);
Var<double> compare(Comparison comparison, Var<double> a, double number);

/// A matrix, or a number.
struct CellChoice {
  std::optional<Var<double>> of{};
  double number = 0;
};

/// The first where the condition is 1, else the second; each may have one row or one column.
Var<double> where(Var<double> condition, const CellChoice& first, const CellChoice& second);

// Used by derivatives only, hence in double.

/// diag(a) - aᵀ a for row `row` of A = softmax(S): d a_j / d s_k.
Var<double> softmax_jacobian(Var<double> weights, Index row);

/// The element-wise sum of nodes of the same shape.
Var<double> sum_of(const std::vector<Var<double>>& parts);

/// A summed to `rows` × `cols`, each of which is 1 or the size of A, as Tensor.sum_to_size.
Var<double> sum_to(Var<double> a, Index rows, Index cols);

/// 1 where A > `floor`, or A ≥ `floor` if `includes_floor`; else 0.
Var<double> step(Var<double> a, double floor, bool includes_floor);

/// The derivative of order 1 or 2 of GELU, or of its tanh approximation, at every cell of A.
Var<double> gelu_derivative(Var<double> a, Function gelu, Index order);

/// The 1 × 1 matrix 1: the gradient of the loss with respect to itself.
Var<double> seed(Tape<double>& tape);

/// Name and shape of a node, for messages.
template <class T>
Argument argument(const char* fallback, Var<T> var) {
  const Node<T>& node = var.node();
  return {node.id.empty() ? MessageValue(unnamed(fallback)) : node.id, var.rows(), var.cols()};
}

/// "queries".
template <class T>
Message title_of(const Node<T>& node) {
  return node.title.empty() ? Message{"title." + node.name} : node.title;
}

/// "queries", or "queries of head 1" inside "head_0/", or "state of step 2" inside "step_1/".
template <class T>
Message display_name(const Node<T>& node) {
  if (node.subscript.empty()) return title_of(node);
  return {node.head > 0 ? "title.of_head" : "title.of_step",
          {{"title", title_of(node)}, {"number", node.subscript}}};
}

}  // namespace attention
