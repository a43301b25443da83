#include <cmath>

#include "mistakes/table/table.h"

/// Sinusoidal and rotary positions.
namespace attention {

namespace {

using Altered = std::optional<Var<double>>;

Altered other_pairs(const Site& at) {
  if (!at.is_op("rotate_pairs")) return {};
  const Pairing used = parameters_of<RotatePairsParameters>(at.node).pairing;
  return rotate_pairs(at.operand(0), at.operand(1), at.operand(2),
                      used == Pairing::half ? Pairing::interleaved : Pairing::half);
}

Altered turned_backwards(const Site& at) {
  if (!at.is_op("rotate_pairs")) return {};
  return rotate_pairs(at.operand(0), at.operand(1), scale(at.operand(2), -1, ""),
                      parameters_of<RotatePairsParameters>(at.node).pairing);
}

Altered not_rotated(const Site& at) {
  if (!at.is_op("rotate_pairs")) return {};
  return at.operand(0);
}

/// x cos + r(x) sin, where r turns the pairs of `turned` by a quarter, and the angles are laid out for the
/// other pairs.
Altered mixed_pairs(const Site& at, Pairing turned) {
  if (!at.is_op("rotate_pairs")) return {};
  const Matrix<double>& x = at.operand(0).data();
  const Matrix<double>& cosines = at.operand(1).data();
  const Matrix<double>& sines = at.operand(2).data();
  const Index half = x.cols() / 2;
  Matrix<double> out(x.rows(), x.cols());
  for (Index col = 0; col < x.cols(); ++col) {
    const bool is_half = turned == Pairing::half;
    const Index angle = is_half ? col / 2 : col % half;
    const bool is_first = is_half ? col < half : col % 2 == 0;
    const Index step = is_half ? half : 1;
    const Index other = is_first ? col + step : col - step;
    const Matrix<double> quarter = is_first ? Matrix<double>(-x.col(other)) : Matrix<double>(x.col(other));
    out.col(col) = x.col(col).cwiseProduct(cosines.col(angle)) + quarter.cwiseProduct(sines.col(angle));
  }
  return at.tape().given(out, "", "");
}

/// Halves are turned, by angles for neighbours: cos(repeat_interleave(angles)) with rotate_half.
Altered halves_with_angles_of_neighbours(const Site& at) { return mixed_pairs(at, Pairing::half); }
Altered neighbours_with_angles_of_halves(const Site& at) { return mixed_pairs(at, Pairing::interleaved); }

bool is_encoding(const Site& at) {
  return at.is_named("position_encoding") && at.operand_node(0).data.cols() == at.operand_node(1).data.cols();
}

Altered with_layout(const Site& at, Var<double> first, Var<double> second, bool is_interleaved) {
  if (is_interleaved) return interleave_columns(first, second, at.node.data.cols(), "");
  return concat<double>({first, second}, Axis::columns, "");
}

Altered other_layout(const Site& at) {
  if (!is_encoding(at)) return {};
  return with_layout(at, at.operand(0), at.operand(1), !at.is_op("interleave_columns"));
}

Altered cosine_first(const Site& at) {
  if (!is_encoding(at)) return {};
  return with_layout(at, at.operand(1), at.operand(0), at.is_op("interleave_columns"));
}

Altered without_positions(const Site& at) {
  if (!at.is_named("positioned")) return {};
  return at.operand(0);
}

/// 1, 2, 3 … in place of 0, 1, 2 …
Altered positions_from_one(const Site& at) {
  if (!at.is_named("positions") || !at.is_op("arange")) return {};
  return at.tape().given(at.node.data.array() + 1, "", "");
}

/// i/d in place of 2i/d.
Altered half_exponents(const Site& at) {
  if (!at.is_named("exponents") || !at.is_op("arange")) return {};
  return at.tape().given(at.node.data / 2, "", "");
}

/// The tokens times √d_model, as Vaswani et al. 2017, section 3.4.
Altered tokens_scaled(const Site& at) {
  if (!at.is_named("positioned")) return {};
  const double width = static_cast<double>(at.node.data.cols());
  return add(scale(at.operand(0), std::sqrt(width), ""), at.operand(1));
}

}  // namespace

std::vector<MistakeKind> position_mistakes() {
  return {{"mistake.rotary_pairs", other_pairs},
          {"mistake.rotary_backwards", turned_backwards},
          {"mistake.rotary_missing", not_rotated, true},
          {"mistake.rotary_halves_mixed", halves_with_angles_of_neighbours, false, false, true},
          {"mistake.rotary_neighbours_mixed", neighbours_with_angles_of_halves, false, false, true},
          {"mistake.positions_layout", other_layout},
          {"mistake.positions_cosine_first", cosine_first},
          {"mistake.positions_missing", without_positions},
          {"mistake.positions_from_one", positions_from_one},
          {"mistake.positions_half_exponents", half_exponents},
          {"mistake.positions_tokens_scaled", tokens_scaled}};
}

}  // namespace attention
