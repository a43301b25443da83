#include <cmath>
#include <limits>

#include "ops/derivative.h"
#include "ops/terms.h"

namespace attention {

namespace round_to_op {

/// Significant digits in base 2, the smallest exponent of a normal number, and where infinity begins.
struct Format {
  const char* name;
  int digits;
  int smallest;
  int overflow;
};

constexpr Format formats[] = {
    {"float16", 11, -14, 16}, {"bfloat16", 8, -126, 128}, {"float32", 24, -126, 128}};

/// The nearest number of the format, ties to even; ±∞ beyond its range.
double rounded(double a, const Format& format) {
  if (!std::isfinite(a) || a == 0) return a;
  const int exponent = std::max(std::ilogb(a), format.smallest);
  const double unit = std::ldexp(1.0, exponent - (format.digits - 1));
  // The quotient is exact: the unit is a power of 2.
  const double near = std::nearbyint(a / unit) * unit;
  if (std::abs(near) >= std::ldexp(1.0, format.overflow))
    return std::copysign(std::numeric_limits<double>::infinity(), a);
  return std::copysign(near, a);
}

const Format& format_of(const OpContext<double>& self) {
  return formats[static_cast<std::size_t>(parameters_of<RoundToParameters>(self.node).format)];
}

double result_of(const OpContext<double>& self, Index row, Index col) {
  return rounded(self.operand(0)(row, col), format_of(self));
}

/// The number and what rounding adds to it, which is exact; or 0 times the number.
void terms(const OpContext<double>& self, Index row, Index col, Terms& out) {
  const Factor a = self.factor(0, row, col);
  const double result = result_of(self, row, col);
  if (result == 0) return out.add({a, constant(0)});
  out.add({a});
  if (result != a.value && !std::isnan(result)) out.add({constant(result - a.value)});
}

void forward(const OpContext<double>& self, Matrix<double>& out) {
  const Matrix<double>& a = self.operand(0);
  out = Matrix<double>::NullaryExpr(a.rows(), a.cols(),
                                    [&](Index i, Index j) { return result_of(self, i, j); });
}

Explanation explain(const OpContext<double>& self, Index row, Index col) {
  return explain_sum(
      self, row, col, terms,
      {"explain.round_to",
       {{"of", display_name(self.operand_node(0))}, {"format", std::string(format_of(self).name)}}});
}

std::string equation(const OpContext<double>& self) {
  return std::string("\\operatorname{") + format_of(self).name + "}\\left(\\arg{0}\\right)";
}

/// Passes gradients unchanged, as frameworks do: as a node of its own, since each gradient has one name.
std::optional<Var<double>> derivative(const DerivativeContext& of) {
  return scale(of.gradient, 1, "\\arg{0}");
}

const Op<double> op = {.name = "round_to",
                       .forward = forward,
                       .explain = explain,
                       .equation = equation,
                       .derivative = derivative};

}  // namespace round_to_op

Var<double> round_to(Var<double> a, RoundingFormat format) {
  return a.tape->record(
      {&round_to_op::op, {a.id}, RoundToParameters{format}, a.node().row_dim, a.node().col_dim});
}

}  // namespace attention
