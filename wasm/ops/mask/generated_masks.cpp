#include <limits>

#include "ops/ops.h"

namespace attention {

namespace generated_masks_op {

/// A Rule defines which keys j are visible to query i (both from 0), the equation and the explanation.
struct Causal {
  using Parameters = CausalMaskParameters;
  static constexpr const char* name = "causal_mask";
  static bool is_visible(const Parameters& a, Index i, Index j) { return j <= i + a.offset; }

  static std::string equation(const Parameters& a) {
    return a.offset == 0 ? "-\\infty\\text{ where }j>i" : "-\\infty\\text{ where }j>i+n-m";
  }

  /// For m ≠ n the sentence depends on whether the diagonal is aligned top left or bottom right.
  static Message sentence(const Parameters& a, bool visible) {
    if (a.rows == a.cols) return {visible ? "explain.causal_mask.open" : "explain.causal_mask.closed"};
    if (a.offset == 0)
      return {visible ? "explain.causal_first_mask.open" : "explain.causal_first_mask.closed"};
    return {visible ? "explain.causal_last_mask.open" : "explain.causal_last_mask.closed"};
  }
};

struct Padding {
  using Parameters = PaddingMaskParameters;
  static constexpr const char* name = "padding_mask";
  static bool is_visible(const Parameters& a, Index, Index j) { return j < a.valid; }
  static std::string equation(const Parameters&) { return "-\\infty\\text{ where }j>\\text{valid length}"; }

  static Message sentence(const Parameters&, bool visible) {
    return {visible ? "explain.padding_mask.open" : "explain.padding_mask.closed"};
  }
};

/// Keys from i + first to i + last are visible.
struct Window {
  using Parameters = WindowMaskParameters;
  static constexpr const char* name = "window_mask";
  static bool is_visible(const Parameters& a, Index i, Index j) {
    return j >= i + a.first && j <= i + a.last;
  }

  /// An unlimited side is encoded as a width beyond the sequence.
  static std::string equation(const Parameters&) {
    return "-\\infty\\text{ outside }i-\\text{left}\\le j\\le i+\\text{right}";
  }

  static Message sentence(const Parameters&, bool visible) {
    return {visible ? "explain.window_mask.open" : "explain.window_mask.closed"};
  }
};

/// Consecutive blocks of `size` tokens; the last may be shorter.
struct Block {
  using Parameters = BlockMaskParameters;
  static constexpr const char* name = "block_mask";
  static bool is_visible(const Parameters& a, Index i, Index j) { return i / a.size == j / a.size; }
  static std::string equation(const Parameters&) {
    return "-\\infty\\text{ where }i\\text{ and }j\\text{ are in different blocks}";
  }

  static Message sentence(const Parameters&, bool visible) {
    return {visible ? "explain.block_mask.open" : "explain.block_mask.closed"};
  }
};

template <class T, class Rule>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const auto& a = parameters_of<typename Rule::Parameters>(self.node);
  constexpr T blocked = -std::numeric_limits<T>::infinity();
  out = Matrix<T>::NullaryExpr(a.rows, a.cols,
                               [&a](Index i, Index j) { return Rule::is_visible(a, i, j) ? T(0) : blocked; });
}

template <class T, class Rule>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const T value = self.node.data(row, col);
  const auto& of = parameters_of<typename Rule::Parameters>(self.node);
  return {Reduction::given, {}, static_cast<double>(value), Rule::sentence(of, value == T(0))};
}

template <class T, class Rule>
std::string equation(const OpContext<T>& self) {
  return Rule::equation(parameters_of<typename Rule::Parameters>(self.node));
}

template <class T, class Rule>
const Op<T> op = {.name = Rule::name,
                  .forward = forward<T, Rule>,
                  .explain = explain<T, Rule>,
                  .equation = equation<T, Rule>};

template <class Rule, class T>
Var<T> generate(Tape<T>& tape, typename Rule::Parameters parameters) {
  return tape.record({&op<T, Rule>, {}, parameters, "", ""});
}

}  // namespace generated_masks_op

template <class T>
Var<T> causal_mask(Tape<T>& tape, Index rows, Index cols, Index offset) {
  return generated_masks_op::generate<generated_masks_op::Causal>(tape, {rows, cols, offset});
}

template <class T>
Var<T> padding_mask(Tape<T>& tape, Index rows, Index cols, Index valid) {
  return generated_masks_op::generate<generated_masks_op::Padding>(tape, {rows, cols, valid});
}

template <class T>
Var<T> window_mask(Tape<T>& tape, Index rows, Index cols, Index left, Index right) {
  const Index unlimited = rows + cols;
  return window_between(tape, rows, cols, left < 0 ? -unlimited : -left, right < 0 ? unlimited : right);
}

template <class T>
Var<T> window_between(Tape<T>& tape, Index rows, Index cols, Index first, Index last) {
  return generated_masks_op::generate<generated_masks_op::Window>(tape, {rows, cols, first, last});
}

template <class T>
Var<T> block_mask(Tape<T>& tape, Index rows, Index cols, Index size) {
  check_positive("block_mask", unnamed("size_of_a_block"), static_cast<double>(size));
  return generated_masks_op::generate<generated_masks_op::Block>(tape, {rows, cols, size});
}

template Var<double> causal_mask(Tape<double>&, Index, Index, Index);
template Var<float> causal_mask(Tape<float>&, Index, Index, Index);
template Var<double> padding_mask(Tape<double>&, Index, Index, Index);
template Var<float> padding_mask(Tape<float>&, Index, Index, Index);
template Var<double> window_mask(Tape<double>&, Index, Index, Index, Index);
template Var<float> window_mask(Tape<float>&, Index, Index, Index, Index);
template Var<double> window_between(Tape<double>&, Index, Index, Index, Index);
template Var<float> window_between(Tape<float>&, Index, Index, Index, Index);
template Var<double> block_mask(Tape<double>&, Index, Index, Index);
template Var<float> block_mask(Tape<float>&, Index, Index, Index);

}  // namespace attention
