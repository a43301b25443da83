#include "program/check/options.h"
#include "program/run/functions/function_call.h"
#include "program/text/limits.h"

namespace attention::program {

template <class Make>
Value FunctionCall::reduced(const Value& of, Axis along, Make make) {
  Formulas own = runner_.step(of).formulas;
  own.of(along == Axis::rows ? 0 : 1) = constant_size(1);
  const Matrix<double>& numbers = runner_.data(of);
  const Index rows = along == Axis::rows ? 1 : numbers.rows();
  const Index cols = along == Axis::rows ? numbers.cols() : 1;
  return runner_.recorded(rows, cols, own, call_.span, [&] { return make(rows, cols); });
}

Value FunctionCall::sum() {
  const Value& of = value("A");
  if (of.as<ListValue>() != nullptr) return sum_of_list();
  if (!of.is_matrix())
    refuse(expression("A").span, "program.type.matrix",
           {{"function", "sum"}, {"name", runner_.source(expression("A"))}, {"found", runner_.kind_of(of)}});
  if (given_.find("axis") == nullptr) refuse(call_.span, "program.call.axis_missing");
  return reduced(of, axis(), [&](Index rows, Index cols) { return sum_to(var(of), rows, cols); });
}

Value FunctionCall::sum_of_list() {
  const Expression& node = expression("A");
  const std::string name = runner_.source(node);
  const Values& items = *value("A").as<ListValue>()->items;
  if (given_.find("axis") != nullptr)
    runner_.refuse_value(node.span, name, runner_.kind_of(value("A")), {"program.expected.matrix_with_axis"});
  if (items.empty())
    runner_.refuse_value(node.span, name, Message{"program.found.empty_list"}, {"program.expected.matrices"});
  for (std::size_t k = 0; k < items.size(); ++k)
    if (!items[k].is_matrix())
      runner_.refuse_value(
          node.span,
          Message{"program.kind.value_of", {{"number", static_cast<Index>(k + 1)}, {"name", name}}},
          runner_.kind_of(items[k]), {"program.expected.matrix"});
  const auto name_of = [&](std::size_t k) {
    return Message{"program.kind.value_of", {{"number", static_cast<Index>(k + 1)}, {"name", name}}};
  };
  Value total = items.front();
  for (std::size_t k = 1; k < items.size(); ++k) {
    if (!runner_.fit(total, items[k]))
      refuse(call_.span, "program.shape.elementwise",
             {{"left", name_of(0)},
              {"left_shape", runner_.shape(total)},
              {"right", name_of(k)},
              {"right_shape", runner_.shape(items[k])},
              {"operator", "sum"}});
    total = runner_.cell_by_cell(node, node, "+", call_.span, call_.span, total, items[k]);
  }
  return total;
}

Value FunctionCall::mean_of() {
  return reduced(value("A"), axis(), [&](Index, Index) { return mean(var("A"), each()); });
}

/// max(A, B), which is for numbers.
void FunctionCall::refuse_matrix_of_two(const Span& span) const {
  runner_.refuse_value(
      span, Message{"program.kind.of_two", {{"function", std::string(function_.name)}}},
      Message{"program.found.for_numbers"},
      {"program.text", {{"text", function_.name == "max" ? "maximum(A, B)" : "minimum(A, B)"}}});
}

/// Of numbers, or along an axis of a matrix. Arguments are evaluated here, since the first decides what the
/// others must be.
Value FunctionCall::max_or_min() {
  const bool is_max = function_.name == "max";
  const Value first = runner_.evaluate(expression("A"), scope_);
  runner_.refuse_condition(first, expression("A").span);
  const Expression* const second = given_.find("B");
  if (first.is_matrix()) {
    if (second != nullptr) refuse_matrix_of_two(second->span);
    if (given_.find("axis") == nullptr) refuse(call_.span, "program.call.axis_missing");
    values_.insert_or_assign("axis", runner_.axis(expression("axis"), scope_));
    return reduced(first, axis(), [&](Index, Index) {
      return is_max ? largest(var(first), each()) : smallest(var(first), each());
    });
  }
  std::vector<const Expression*> rest = given_.more;
  if (second != nullptr) rest.insert(rest.begin(), second);
  Known best = runner_.number(expression("A"), scope_);
  for (const Expression* each : rest) {
    const Value number_or_matrix = runner_.evaluate(*each, scope_);
    if (number_or_matrix.is_matrix()) refuse_matrix_of_two(each->span);
    const Known other = runner_.number_of_value(number_or_matrix, *each);
    const double a = number_of(best.value), b = number_of(other.value);
    if (is_max ? b > a : b < a) best = other;
  }
  if (rest.empty())
    refuse(call_.span, "program.call.missing",
           {{"function", std::string(function_.name)},
            {"argument", "B"},
            {"signature", std::string(function_.name) + "(a, b)"}});
  return best;
}

Value FunctionCall::softmax_of() {
  const FullyMaskedRows masked =
      text("fully_masked") == "nan" ? FullyMaskedRows::nan : FullyMaskedRows::zeros;
  return runner_.unary(value("A"), call_.span, [&] { return softmax(var("A"), each(), masked); });
}

Value FunctionCall::log_sum() {
  return reduced(value("A"), axis(), [&](Index, Index) { return log_sum_exp(var("A"), each()); });
}

Value FunctionCall::square_sums() {
  return reduced(value("A"), Axis::columns, [&](Index, Index) { return sum_of_squares(var("A")); });
}

Value FunctionCall::row_function() {
  if (function_.name == "norm")
    return reduced(value("A"), Axis::columns, [&](Index, Index) { return norm(var("A")); });
  const bool is_hard = function_.name == "hardmax";
  return runner_.unary(value("A"), call_.span,
                       [&] { return is_hard ? hardmax(var("A")) : log_softmax(var("A")); });
}

Value FunctionCall::top_k() {
  const std::int64_t k = integer("k");
  if (k < 1)
    runner_.refuse_value(expression("k").span, "k", runner_.kind_of(value("k")),
                         {"program.expected.one_or_more"});
  const Value out = runner_.unary(value("A"), call_.span, [&] { return top_k_mask(var("A"), as_index(k)); });
  runner_.step(out).form.count = k;
  runner_.step(out).is_mask = true;
  return out;
}

}  // namespace attention::program
