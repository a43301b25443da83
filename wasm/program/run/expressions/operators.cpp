#include <algorithm>

#include "program/check/options.h"
#include "program/run/runner.h"

namespace attention::program {

Value Runner::binary(const Expression& expression, Scope& scope) {
  const Value left = evaluate(expression.parts[0], scope);
  const Value right = evaluate(expression.parts[1], scope);
  const std::string& operation = expression.name;
  for (const Value* value : {&left, &right}) {
    refuse_condition(*value, expression.span);
    const Known* const known = value->as<Known>();
    if (value->is_matrix() || (known != nullptr && !is_truth(known->value) && !is_text(known->value)))
      continue;
    Message hint;
    if (value->as<ListValue>() != nullptr) hint = list_hint(operation, left, right);
    refuse_operator(expression, operation, left, right, std::move(hint));
  }
  if (!left.is_matrix() && !right.is_matrix())
    return arithmetic(expression, *left.as<Known>(), *right.as<Known>());
  if (operation == "@") return matmul_of(expression, left, right);
  const bool are_both = left.is_matrix() && right.is_matrix();
  if (operation == "//" || operation == "%")
    refuse_operator(expression, operation, left, right, {"program.hint.cell_operators"});
  if (operation == "**" && are_both)
    refuse_operator(expression, operation, left, right, {"program.hint.exponent"});
  if (!are_both) return with_number(expression, left, right);
  return cell_by_cell(expression.parts[0], expression.parts[1], operation, expression.span,
                      expression.name_span, left, right);
}

Value Runner::matmul_of(const Expression& expression, const Value& left, const Value& right) {
  if (!left.is_matrix() || !right.is_matrix())
    refuse_operator(expression, "@", left, right, {"program.hint.number_multiplies"});
  const Matrix<double>& a = data(left);
  const Matrix<double>& b = data(right);
  if (a.cols() != b.rows()) {
    Message hint;
    if (a.cols() == b.cols())
      hint = transposed_hint(expression.parts[1], right);
    else if (a.rows() == b.rows())
      hint = transposed_hint(expression.parts[0], left);
    else if (b.cols() == a.rows() && expression.parts[0].kind != Kind::binary)
      hint = {"program.hint.exchanged",
              {{"code", source(expression.parts[1]) + " @ " + source(expression.parts[0])}}};
    refuse(expression.name_span,
           {"program.shape.matmul",
            {{"left", source(expression.parts[0])},
             {"left_shape", shape(left)},
             {"right", source(expression.parts[1])},
             {"right_shape", shape(right)}}},
           std::move(hint));
  }
  warn_same(expression.name_span, step(left).formulas.cols, step(right).formulas.rows, a.cols());
  const Formulas out{step(left).formulas.rows, step(right).formulas.cols};
  return recorded(a.rows(), b.cols(), out, expression.span, [&] { return matmul(var(left), var(right)); });
}

/// Two sizes that are equal here, and have different single names.
void Runner::warn_same(const Span& span, const SizeFormula& one, const SizeFormula& other, Index size) {
  const std::string first = text_of(one);
  const std::string second = text_of(other);
  if (!is_name(first) || !is_name(second) || first == second || size <= 1) return;
  warnings.push_back(
      {span, {"program.warning.same_by_chance", {{"left", first}, {"right", second}, {"size", size}}}});
}

void Runner::refuse_shapes(const Expression& left_node, const Expression& right_node,
                           const std::string& operation, const Span& operator_span, const Value& left,
                           const Value& right) const {
  const Matrix<double>& a = data(left);
  const Matrix<double>& b = data(right);
  Message hint;
  if (operation == "*" && a.cols() == b.rows())
    hint = {"program.hint.matmul"};
  else if (a.rows() == b.cols() && a.cols() == b.rows())
    hint = transposed_hint(right_node, right);
  refuse(operator_span,
         {"program.shape.elementwise",
          {{"left", source(left_node)},
           {"left_shape", shape(left)},
           {"right", source(right_node)},
           {"right_shape", shape(right)},
           {"operator", operation}}},
         std::move(hint));
}

bool Runner::fit(const Value& left, const Value& right) const {
  const Matrix<double>& a = data(left);
  const Matrix<double>& b = data(right);
  const auto fits = [](Index one, Index other) { return one == other || one == 1 || other == 1; };
  return fits(a.rows(), b.rows()) && fits(a.cols(), b.cols());
}

Runner::Common Runner::common_shape(const Expression& left_node, const Expression& right_node,
                                    const std::string& operation, const Span& span, const Span& operator_span,
                                    const Values& values) {
  Common out;
  std::vector<const Value*> matrices;
  for (const Value& value : values)
    if (value.as<MatrixValue>() != nullptr) matrices.push_back(&value);
  for (const Index axis : {0, 1}) {
    const auto size_along = [&](const Value& value) {
      return axis == 0 ? data(value).rows() : data(value).cols();
    };
    Index& size = axis == 0 ? out.rows : out.cols;
    for (const Value* each : matrices) size = std::max(size, size_along(*each));
    std::vector<SizeFormula> own;
    for (const Value* each : matrices) {
      if (size_along(*each) != size && size_along(*each) != 1)
        refuse_shapes(left_node, right_node, operation, operator_span, *matrices[0], *matrices[1]);
      if (size_along(*each) == size) own.push_back(step(*each).formulas.of(axis));
    }
    out.formulas.of(axis) = own.front();
    if (own.size() > 1) warn_same(span, own[0], own[1], size);
  }
  return out;
}

Value Runner::cell_by_cell(const Expression& left_node, const Expression& right_node,
                           const std::string& operation, const Span& span, const Span& operator_span,
                           Value left, Value right) {
  const Common common = common_shape(left_node, right_node, operation, span, operator_span, {left, right});
  const auto is_full = [&](const Value& value) {
    return data(value).rows() == common.rows && data(value).cols() == common.cols;
  };
  // Ops broadcast the right operand only: a smaller left one changes places, or is written out.
  if (!is_full(left) && is_full(right) && (operation == "+" || operation == "*")) std::swap(left, right);
  if (!is_full(left)) left = expanded(left, common, span);
  const bool is_mask = step(left).is_mask && step(right).is_mask;
  const bool is_masking = operation == "+" && is_full(right) && (step(left).is_mask || step(right).is_mask);
  if (is_masking && !step(right).is_mask) std::swap(left, right);
  const Value out = recorded(common.rows, common.cols, common.formulas, span, [&] {
    if (is_masking) return mask(var(left), var(right));
    if (operation == "+") return add(var(left), var(right));
    if (operation == "-") return subtract(var(left), var(right));
    return operation == "*" ? multiply(var(left), var(right)) : divide(var(left), var(right));
  });
  step(out).is_mask = is_mask;
  return out;
}

}  // namespace attention::program
