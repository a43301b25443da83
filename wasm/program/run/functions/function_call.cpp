#include "program/run/functions/function_call.h"

#include "program/check/options.h"

namespace attention::program {

Value FunctionCall::run() {
  using Run = Value (FunctionCall::*)();
  static const std::map<std::string_view, Run> runs = {
      {"gelu", &FunctionCall::gelu},
      {"maximum", &FunctionCall::larger_or_smaller},
      {"minimum", &FunctionCall::larger_or_smaller},
      {"where", &FunctionCall::where},
      {"round_to", &FunctionCall::round},
      {"sum", &FunctionCall::sum},
      {"mean", &FunctionCall::mean_of},
      {"max", &FunctionCall::max_or_min},
      {"min", &FunctionCall::max_or_min},
      {"softmax", &FunctionCall::softmax_of},
      {"norm", &FunctionCall::row_function},
      {"log_softmax", &FunctionCall::row_function},
      {"hardmax", &FunctionCall::row_function},
      {"top_k_mask", &FunctionCall::top_k},
      {"logsumexp", &FunctionCall::log_sum},
      {"sum_of_squares", &FunctionCall::square_sums},
      {"softcap", &FunctionCall::capped},
      {"cross_entropy", &FunctionCall::entropy},
      {"band_scores", &FunctionCall::scores_of_band},
      {"band_context", &FunctionCall::context_of_band},
      {"convolve", &FunctionCall::convolved},
      {"offset_distances", &FunctionCall::distances},
      {"region_mask", &FunctionCall::mask_of_regions},
      {"split", &FunctionCall::split_parts},
      {"concat", &FunctionCall::concat_parts},
      {"reshape", &FunctionCall::reshaped},
      {"take", &FunctionCall::take},
      {"interleave", &FunctionCall::interleave},
      {"tril", &FunctionCall::lower_triangle},
      {"pair_sum", &FunctionCall::pairs},
      {"pair_concat", &FunctionCall::pairs},
      {"rotate_pairs", &FunctionCall::rotate},
      {"array", &FunctionCall::array},
      {"zeros", &FunctionCall::filled},
      {"ones", &FunctionCall::filled},
      {"eye", &FunctionCall::identity},
      {"causal_mask", &FunctionCall::generated_mask},
      {"window_mask", &FunctionCall::generated_mask},
      {"padding_mask", &FunctionCall::generated_mask},
      {"block_mask", &FunctionCall::generated_mask},
      {"len", &FunctionCall::length},
  };
  const bool is_lazy = function_.name == "max" || function_.name == "min";
  if (!is_lazy) evaluate_arguments();
  const auto found = runs.find(function_.name);
  return found == runs.end() ? cell_function() : (this->*found->second)();
}

void FunctionCall::evaluate_arguments() {
  for (std::size_t k = 0; k < function_.count(); ++k) {
    const ArgumentSpec& argument = function_.arguments[k];
    const Expression* const found = given_.find(argument.name);
    values_.insert_or_assign(std::string(argument.name),
                             found == nullptr ? initial_value(argument) : evaluated(argument, *found));
  }
}

Value FunctionCall::evaluated(const ArgumentSpec& argument, const Expression& found) {
  switch (argument.takes) {
    case Takes::matrix:
      return runner_.matrix(found, scope_, function_.name);
    case Takes::number:
      return runner_.number(found, scope_);
    case Takes::axis:
      return runner_.axis(found, scope_);
    case Takes::word:
      return runner_.word(found, scope_, argument.name);
    case Takes::list_of_matrices:
      return runner_.list_of_matrices(found, scope_, function_.name);
    case Takes::condition:
      return runner_.condition(found, scope_);
    default: {
      const Value out = runner_.evaluate(found, scope_);
      runner_.refuse_condition(out, found.span);
      return out;
    }
  }
}

Value FunctionCall::initial_value(const ArgumentSpec& argument) const {
  const std::string_view initial = argument.initial;
  if (initial.front() == '"') return Known{std::string(initial.substr(1, initial.size() - 2))};
  // The only number below 0 is the last axis.
  if (initial == "-1") return Known{std::int64_t{1}};
  return Known{std::int64_t{0}, constant_size(0)};
}

std::int64_t FunctionCall::integer(std::string_view argument) const {
  const Expression* const found = given_.find(argument);
  return found == nullptr ? std::get<std::int64_t>(known(argument).value)
                          : runner_.whole(known(argument), *found);
}

Axis FunctionCall::axis() const {
  return std::get<std::int64_t>(known("axis").value) == 0 ? Axis::rows : Axis::columns;
}

Value FunctionCall::matrix_or_number(std::string_view argument) const {
  const Value& found = value(argument);
  const Known* const number = found.as<Known>();
  if (found.is_matrix() || (number != nullptr && !is_truth(number->value) && !is_text(number->value)))
    return found;
  refuse(expression(argument).span, "program.type.matrix",
         {{"function", std::string(function_.name)},
          {"name", runner_.source(expression(argument))},
          {"found", runner_.kind_of(found)}});
}

}  // namespace attention::program
