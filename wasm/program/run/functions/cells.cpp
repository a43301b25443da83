#include <limits>

#include "program/check/options.h"
#include "program/run/functions/function_call.h"
#include "program/walk/latex.h"

namespace attention::program {

namespace {

struct NamedFunction {
  std::string_view name;
  Function function;
};

constexpr NamedFunction activations[] = {
    {"exp", Function::exp},   {"sin", Function::sin},         {"cos", Function::cos},
    {"tanh", Function::tanh}, {"sigmoid", Function::sigmoid}, {"relu", Function::relu},
    {"silu", Function::silu},
};

Function activation_named(std::string_view name) {
  for (const NamedFunction& each : activations)
    if (each.name == name) return each.function;
  return Function::none;
}

}  // namespace

Value FunctionCall::of_number(const Value& argument) {
  if (given_.find("epsilon") != nullptr)
    return runner_.number_function(
        call_, number_of(argument.as<Known>()->value) + number_of(known("epsilon").value));
  return runner_.number_function(call_, argument.as<Known>()->value);
}

/// exp, tanh, relu …: one function of each cell, or of a number.
Value FunctionCall::cell_function() {
  const Value of = matrix_or_number("A");
  if (!of.is_matrix()) return of_number(of);
  if (function_.name == "sqrt") return root(of);
  const Function named = activation_named(function_.name);
  if (named == Function::none)
    return runner_.unary(of, call_.span,
                         [&] { return function_.name == "log" ? logarithm(var(of)) : absolute(var(of)); });
  return runner_.unary(of, call_.span, [&] { return activation(var(of), named); });
}

Value FunctionCall::root(const Value& of) {
  const double epsilon = number_of(known("epsilon").value);
  const Value out = runner_.unary(of, call_.span, [&] { return square_root(var(of), epsilon); });
  if (const Expression* const given = given_.find("epsilon"))
    runner_.step(out).form.latex = latex_of(*given, runner_.program_.docstring.symbols);
  return out;
}

Value FunctionCall::gelu() {
  const Function named = text("approximate") == "tanh" ? Function::gelu_tanh : Function::gelu;
  return runner_.unary(value("A"), call_.span, [&] { return activation(var("A"), named); });
}

Value FunctionCall::larger_or_smaller() {
  Value a = matrix_or_number("A");
  Value b = matrix_or_number("B");
  const bool is_max = function_.name == "maximum";
  if (!a.is_matrix() && !b.is_matrix())
    refuse(call_.span, "program.type.matrix",
           {{"function", std::string(function_.name)},
            {"name", runner_.source(expression("A"))},
            {"found", runner_.kind_of(a)}});
  if (!a.is_matrix()) std::swap(a, b);
  if (b.is_matrix()) {
    const Runner::Common common = runner_.common_shape(
        expression("A"), expression("B"), std::string(function_.name), call_.span, call_.span, {a, b});
    return runner_.recorded(common.rows, common.cols, common.formulas, call_.span,
                            [&] { return is_max ? larger(var(a), var(b)) : smaller(var(a), var(b)); });
  }
  const double bound = number_of(b.as<Known>()->value);
  const Expression& bound_node = expression(value("A").is_matrix() ? "B" : "A");
  // One infinity bounds nothing. The other one would leave no finite number.
  constexpr double infinity = std::numeric_limits<double>::infinity();
  if (bound != (is_max ? -infinity : infinity))
    runner_.check_finite(bound, runner_.source(bound_node), bound_node.span);
  const Value out = runner_.unary(
      a, call_.span, [&] { return is_max ? clamp_min(var(a), bound) : clamp_max(var(a), bound); });
  runner_.step(out).form.number = bound;
  return out;
}

Value FunctionCall::where() {
  const Value choices[] = {matrix_or_number("A"), matrix_or_number("B")};
  const Values all = {value("condition"), choices[0], choices[1]};
  check_choice_shapes(all);
  const Runner::Common common =
      runner_.common_shape(expression("A"), expression("B"), "where", call_.span, call_.span, all);
  const auto choice = [&](const Value& of) {
    if (of.is_matrix()) return CellChoice{var(of)};
    return CellChoice{std::nullopt, number_of(of.as<Known>()->value)};
  };
  const Value out = runner_.recorded(common.rows, common.cols, common.formulas, call_.span, [&] {
    return attention::where(var(all[0]), choice(all[1]), choice(all[2]));
  });
  runner_.step(out).is_mask = is_mask_choice(all[1], all[2]);
  return out;
}

/// The condition and both choices, whichever of them are matrices, fit each other.
void FunctionCall::check_choice_shapes(const Values& all) const {
  constexpr const char* names[] = {"condition", "A", "B"};
  for (std::size_t k = 1; k < all.size(); ++k)
    for (std::size_t i = 0; i < k; ++i)
      if (all[i].as<MatrixValue>() != nullptr && all[k].is_matrix() && !runner_.fit(all[i], all[k]))
        runner_.refuse_shapes(expression(names[i]), expression(names[k]), "where", call_.span, all[i],
                              all[k]);
}

/// Whether a choice of cells is a mask: one number is -∞, and what is no number is a mask.
bool FunctionCall::is_mask_choice(const Value& first, const Value& second) const {
  bool has_closed = false;
  for (const Value* each : {&first, &second}) {
    if (each->is_matrix() && !runner_.step(*each).is_mask) return false;
    if (!each->is_matrix() && number_of(each->as<Known>()->value) == -std::numeric_limits<double>::infinity())
      has_closed = true;
  }
  return has_closed;
}

Value FunctionCall::round() {
  const std::string kind = text("kind");
  const RoundingFormat format = kind == "float16"    ? RoundingFormat::float16
                                : kind == "bfloat16" ? RoundingFormat::bfloat16
                                                     : RoundingFormat::float32;
  const Value out = runner_.unary(value("A"), call_.span, [&] { return round_to(var("A"), format); });
  runner_.step(out).form.latex = kind;
  return out;
}

}  // namespace attention::program
