#include <cmath>

#include "program/check/options.h"
#include "program/run/functions/function_call.h"
#include "program/text/limits.h"

/// Functions that single mechanisms need.
namespace attention::program {

Value FunctionCall::capped() {
  const double cap = number_of(known("cap").value);
  if (!(cap > 0 && std::isfinite(cap)))
    runner_.refuse_value(expression("cap").span, "cap", runner_.kind_of(value("cap")),
                         {"program.expected.above_zero"});
  const Value out = runner_.unary(value("A"), call_.span, [&] { return softcap(var("A"), cap); });
  runner_.step(out).form.number = cap;
  return out;
}

void FunctionCall::check_same_shape(const char* left, const char* right) const {
  if (data(left).rows() == data(right).rows() && data(left).cols() == data(right).cols()) return;
  refuse(call_.span, "program.shape.columns",
         {{"function", std::string(function_.name)},
          {"left", runner_.source(expression(left))},
          {"left_shape", runner_.shape(value(left))},
          {"right", runner_.source(expression(right))},
          {"right_shape", runner_.shape(value(right))}});
}

Value FunctionCall::entropy() {
  check_same_shape("targets", "logs");
  const Formulas own{formulas("targets").rows, constant_size(1)};
  return runner_.recorded(data("targets").rows(), 1, own, call_.span,
                          [&] { return cross_entropy(var("targets"), var("logs")); });
}

Value FunctionCall::scores_of_band() {
  check_same_shape("Q", "K");
  const std::int64_t left = integer("left"), right = integer("right");
  for (const char* side : {"left", "right"})
    if (integer(side) < 0 || integer(side) > Limits::side)
      runner_.refuse_value(
          expression(side).span, side, runner_.kind_of(value(side)),
          {"program.expected.from_to", {{"low", "0"}, {"high", std::to_string(Limits::side)}}});
  const Index width = as_index(left + 1 + right);
  return runner_.recorded(data("Q").rows(), width, {formulas("Q").rows, constant_size(width)}, call_.span,
                          [&] { return band_scores(var("Q"), var("K"), as_index(left), as_index(right)); });
}

Value FunctionCall::context_of_band() {
  const std::int64_t left = integer("left");
  if (left < 0 || left > Limits::side)
    runner_.refuse_value(
        expression("left").span, "left", runner_.kind_of(value("left")),
        {"program.expected.from_to", {{"low", "0"}, {"high", std::to_string(Limits::side)}}});
  return runner_.recorded(data("weights").rows(), data("V").cols(),
                          {formulas("weights").rows, formulas("V").cols}, call_.span,
                          [&] { return band_context(var("weights"), var("V"), as_index(left)); });
}

/// A row for each pixel: its channels are the columns of the kernel.
Value FunctionCall::convolved() {
  const Index channels = data("kernel").rows() / 9;
  const Index pixels =
      channels == 0 ? 0 : data("picture").rows() * (data("picture").cols() / std::max<Index>(channels, 1));
  const SizeFormula rows = constant_size(pixels);
  const Border border = text("border") == "zeros" ? Border::zeros : Border::nearest;
  return runner_.recorded(std::max<Index>(pixels, 1), data("kernel").cols(), {rows, formulas("kernel").cols},
                          call_.span, [&] { return convolve(var("picture"), var("kernel"), border); });
}

Value FunctionCall::distances() {
  const std::int64_t row = integer("row"), height = integer("height"), width = integer("width");
  const auto fits = [](std::int64_t size) { return size >= 1 && size <= Limits::side; };
  const Index pixels = fits(height) && fits(width) ? as_index(height * width) : 0;
  const SizeFormula size = times(known("height").size, known("width").size);
  return runner_.recorded(pixels, pixels, {size, size}, call_.span, [&] {
    return offset_distances(var("centers"), as_index(row), as_index(height), as_index(width));
  });
}

}  // namespace attention::program
