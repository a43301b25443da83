#pragma once

#include "core/check.h"
#include "core/tape.h"

/// The vocabulary: every op that a tape can hold. One file each, with its value, its derivative, the reason
/// for one cell, and its equation.
namespace attention {

/// A B, the sum over k added in order. A: m × k, B: k × n.
template <class T>
Var<T> matmul(Var<T> a, Var<T> b);

/// Aᵀ. A: m × n.
template <class T>
Var<T> transpose(Var<T> a);

/// factor · A. `equation` is how the variant writes it, with \arg{0} for A.
template <class T>
Var<T> scale(Var<T> a, double factor, std::string equation);

/// A + B, where B has the shape of A or is one row that is added to every row.
template <class T>
Var<T> add(Var<T> a, Var<T> b);

/// A - B, where B has the shape of A, or is one column that is taken from every column, or one row.
template <class T>
Var<T> subtract(Var<T> a, Var<T> b);

/// A ⊙ B, cell by cell, where B has the shape of A, or is one row (a number per column of A), or one column.
template <class T>
Var<T> multiply(Var<T> a, Var<T> b);

/// The mean along an axis, along the columns of each row, as one column; added in order, each number times
/// 1 / (how many they are).
template <class T>
Var<T> mean(Var<T> a, Axis axis);

/// What softmax does with a row that has no finite score: zeros, or NaN as the bare formula gives.
enum class FullyMaskedRows { zeros, nan };

/// exp(a_ij - max_i) / Σ_k exp(a_ik - max_i) along the columns, so that each row sums to 1; along the rows
/// each column does.
template <class T>
Var<T> softmax(Var<T> a, Axis axis = Axis::columns, FullyMaskedRows masked_rows = FullyMaskedRows::zeros);

/// cap · tanh(A / cap): scores kept between -cap and cap.
template <class T>
Var<T> softcap(Var<T> a, double cap);

/// f(A), cell by cell. `f` is a function of one argument: tanh, sigmoid, relu, gelu, gelu_tanh, silu, exp,
/// sin or cos. GELU: Hendrycks and Gimpel 2016, section 2; SiLU: Elfwing et al. 2017, equation 2.
template <class T>
Var<T> activation(Var<T> a, Function f);

/// A / B, cell by cell, where B has the shape of A, or is one column (a number per row of A), or one row.
template <class T>
Var<T> divide(Var<T> a, Var<T> b);

/// √(A + ε), cell by cell.
template <class T>
Var<T> square_root(Var<T> a, double epsilon);

/// S + M, M additive: 0 keeps, -∞ removes. One shape.
template <class T>
Var<T> mask(Var<T> scores, Var<T> mask);

/// rows × cols, -∞ where column j > row i + offset, 0 elsewhere: a token sees itself and what came before.
template <class T>
Var<T> causal_mask(Tape<T>& tape, Index rows, Index cols, Index offset);

/// rows × cols, -∞ from column `valid` on, 0 before: the rest of the keys is padding.
template <class T>
Var<T> padding_mask(Tape<T>& tape, Index rows, Index cols, Index valid);

/// rows × cols, 0 where i - left ≤ j ≤ i + right, -∞ elsewhere; a negative width has no end. Beltagy et al.
/// 2020, section 3.1.
template <class T>
Var<T> window_mask(Tape<T>& tape, Index rows, Index cols, Index left, Index right);

/// rows × cols, 0 where row and column fall into the same block of `size`, -∞ elsewhere.
template <class T>
Var<T> block_mask(Tape<T>& tape, Index rows, Index cols, Index size);

/// Scores of a band: n × (left + 1 + right), column o of row i being Q_i · K_j with j = i - left + o, and -∞
/// where no key j exists. Q and K: n × d_k. Beltagy et al. 2020, section 3.1; nothing n × n is formed.
template <class T>
Var<T> band_scores(Var<T> query, Var<T> key, Index left, Index right);

/// Σ_o A_io V_j with j = i - left + o, over the keys that exist. A: n × band width, V: n × d_v.
template <class T>
Var<T> band_context(Var<T> weights, Var<T> value, Index left);

/// What arange counts: factor · (first + k) / divisor, k = 0, 1, 2 …
struct Count {
  Index first = 0;
  double factor = 1;
  Index divisor = 1;
  /// LaTeX of the right-hand side.
  std::string equation;
};

/// One row or one column of numbers that follow from their place.
template <class T>
Var<T> arange(Tape<T>& tape, Index rows, Index cols, const Count& count);

/// base^A, cell by cell; the base is above 0.
template <class T>
Var<T> power(double base, Var<T> exponents);

/// Columns of the two in turns: the first of `even`, the first of `odd`, the second of `even` … `cols` of
/// them, all or all but the last.
template <class T>
Var<T> interleave_columns(Var<T> even, Var<T> odd, Index cols, std::string col_dim);

/// Which two columns of d turn together: 2i and 2i + 1, or i and i + d/2.
enum class Pairing { interleaved, half };

/// Each pair of columns turned as a point in a plane: (x_1 cos - x_2 sin, x_1 sin + x_2 cos).
/// x: n × d, cosines and sines: n × d/2. Su et al. 2021, equation 34.
template <class T>
Var<T> rotate_pairs(Var<T> x, Var<T> cosines, Var<T> sines, Pairing pairing);

/// 1 - A, cell by cell.
template <class T>
Var<T> one_minus(Var<T> a);

/// Rows, or columns, first … first + count - 1 of A. `dim` names the axis that they are taken from.
template <class T>
Var<T> slice(Var<T> a, Axis axis, Index first, Index count, std::string dim);

/// The operands below each other along the rows, or side by side along the columns. They agree in the other
/// axis; `dim` names the one that grows.
template <class T>
Var<T> concat(const std::vector<Var<T>>& parts, Axis axis, std::string dim);

/// Σ_k a_ik² of each row, as one column. A: m × n.
template <class T>
Var<T> sum_of_squares(Var<T> a);

/// Where the cells of a rearranged matrix come from, and how that is said.
struct Rearrangement {
  Index rows;
  Index cols;
  /// For each cell, row by row, the place in A it is copied from, arange row by row.
  std::vector<Index> source;
  std::string row_dim;
  std::string col_dim;
  /// LaTeX, with \arg{0} for A.
  std::string equation;
  /// The key of the sentence about a cell.
  std::string sentence;
};

/// Cells of A in other places: some once, some several times, some never.
template <class T>
Var<T> gather(Var<T> a, Rearrangement to);

/// Whole numbers that follow from options alone. `cells` row by row; `sentence` is the key of what is said of
/// every cell.
template <class T>
Var<T> constant_matrix(Tape<T>& tape, Rearrangement to);

/// side × side for that many region numbers: 0 where two places lie in one region, `barrier` elsewhere. Liu
/// et al. 2021, section 3.2, “cyclic shift”.
template <class T>
Var<T> region_mask(Tape<T>& tape, std::vector<Index> regions, double barrier);

/// For all pixels of a picture `width` wide: |δ - Δ|², δ being the way from the row's pixel to the column's,
/// and Δ row `head` of `centers` (down, right). Cordonnier et al. 2020, equation 9 without its factor -α.
template <class T>
Var<T> offset_distances(Var<T> centers, Index head, Index height, Index width);

/// What a convolution reads beyond the border.
enum class Border { nearest, zeros };

/// The 3 × 3 cross-correlation of a picture with a kernel, a row per pixel. Picture: height × width·channels;
/// kernel: 9·channels × d_out, row by row of the kernel, channels innermost.
template <class T>
Var<T> convolve(Var<T> picture, Var<T> kernel, Border border);

/// max(A, floor), cell by cell.
template <class T>
Var<T> clamp_min(Var<T> a, double floor);

/// The Euclidean length of each row, √Σ a², as one column.
template <class T>
Var<T> norm(Var<T> a);

/// What softmax(A / τ) becomes as τ goes to 0: each row gives 1 to its largest number, equal ones share. A
/// row that holds only -∞ gives zeros. It is flat, so its derivative is 0.
template <class T>
Var<T> hardmax(Var<T> a);

/// log softmax(A): a_ij - max_i - log Σ_k exp(a_ik - max_i).
template <class T>
Var<T> log_softmax(Var<T> a);

/// -Σ_k q_k log p_k of each row, as one column. Shannon 1948; both of one shape.
template <class T>
Var<T> cross_entropy(Var<T> targets, Var<T> log_probabilities);

/// Which half of a pair stands left: [outer; inner] as Luong et al. write it, or [inner; outer].
enum class PairOrder { outer_first, inner_first };

/// Every pair of a row of `outer` (m × a) with a row of `inner` (n × b), as one row: m·n × (a + b). The pair
/// of row i and row j is row i·n + j.
template <class T>
Var<T> pair_concat(Var<T> outer, Var<T> inner, PairOrder order);

/// Every row of `outer` (m × a) plus every row of `inner` (n × a), in rows as pair_concat has them: m·n × a.
template <class T>
Var<T> pair_sum(Var<T> outer, Var<T> inner);

/// The numbers of A in the same order, in rows of `cols`.
template <class T>
Var<T> reshape(Var<T> a, Index cols, std::string row_dim, std::string col_dim);

// Only derivatives need these, which are in double.

/// diag(a) - aᵀ a for row `row` of A = softmax(S): d a_j / d s_k.
Var<double> softmax_jacobian(Var<double> weights, Index row);

/// The sum of several nodes of one shape, cell by cell.
Var<double> sum_of(const std::vector<Var<double>>& parts);

/// A summed to `rows` × `cols`: rows and columns become 1 or stay.
Var<double> sum_to(Var<double> a, Index rows, Index cols);

/// 1 where A is above `floor`, or at it when `includes_floor`; else 0.
Var<double> step(Var<double> a, double floor, bool includes_floor);

/// The first or second derivative of GELU, or of its tanh formula, at every cell of A.
Var<double> gelu_derivative(Var<double> a, Function gelu, Index order);

/// One number, 1: every loss moves by as much as itself.
Var<double> seed(Tape<double>& tape);

/// Name and shape of a node, for messages.
template <class T>
Argument argument(const char* fallback, Var<T> var) {
  const Node<T>& node = var.node();
  return {node.id.empty() ? MessageValue(unnamed(fallback)) : node.id, var.rows(), var.cols()};
}

/// "queries", or "queries of head 1" inside "head_0/", "state of step 2" inside "step_1/", as sentences name
/// it.
template <class T>
Message display_name(const Node<T>& node) {
  if (node.subscript.empty()) return node.title;
  return {node.head > 0 ? "title.of_head" : "title.of_step",
          {{"title", node.title}, {"number", node.subscript}}};
}

}  // namespace attention
