#pragma once

#include <functional>

#include "program/check/function_table.h"
#include "program/run/runner.h"

namespace attention::program {

/// A call of a function of the language: its arguments, then the steps that it becomes.
class FunctionCall {
 public:
  FunctionCall(Runner& runner, const Expression& call, const FunctionSpec& function, Scope& scope)
      : runner_(runner),
        call_(call),
        function_(function),
        scope_(scope),
        given_(arguments_of(call, function)) {}

  /// Throws ProgramError.
  Value run();

  /// The part of a split that is read: the others make no steps. Throws ProgramError.
  Value one_part(const std::function<std::int64_t()>& number);

 private:
  using Places = std::vector<std::int64_t>;

  // function_call.cpp
  void evaluate_arguments();
  Value evaluated(const ArgumentSpec& argument, const Expression& expression);
  Value initial_value(const ArgumentSpec& argument) const;
  const Expression& expression(std::string_view argument) const { return *given_.find(argument); }
  const Value& value(std::string_view argument) const { return values_.find(argument)->second; }
  const Known& known(std::string_view argument) const { return *value(argument).as<Known>(); }
  std::string text(std::string_view argument) const { return std::get<std::string>(known(argument).value); }
  std::int64_t integer(std::string_view argument) const;
  Axis axis() const;
  /// What a reduction along the axis is of.
  Each each() const { return axis() == Axis::rows ? Each::column : Each::row; }
  Var<double> var(const Value& of) const { return runner_.var(of); }
  Var<double> var(std::string_view argument) const { return runner_.var(value(argument)); }
  const Matrix<double>& data(std::string_view argument) const { return runner_.data(value(argument)); }
  const Formulas& formulas(std::string_view argument) const { return runner_.step(value(argument)).formulas; }
  Value matrix_or_number(std::string_view argument) const;

  // cells.cpp
  Value cell_function();
  Value of_number(const Value& argument);
  Value root(const Value& of);
  Value gelu();
  Value larger_or_smaller();
  Value where();
  void check_choice_shapes(const Values& all) const;
  bool is_mask_choice(const Value& first, const Value& second) const;
  Value round();

  // reductions.cpp
  Value sum();
  Value sum_of_list();
  Value mean_of();
  [[noreturn]] void refuse_matrix_of_two(const Span& span) const;
  Value max_or_min();
  Value softmax_of();
  Value row_function();
  Value log_sum();
  Value square_sums();
  Value top_k();
  template <class Make>
  Value reduced(const Value& of, Axis along, Make make);

  // rearrange.cpp
  Value concat_parts();
  Value reshaped();
  Value take();
  Value split_parts();
  Value part(std::int64_t count, std::int64_t at);
  std::int64_t part_count() const;
  Value take_lines();
  Value interleave();
  Value lower_triangle();
  Value pairs();
  Value rotate();
  void check_places(const Places& places, Index count, const char* what) const;

  // special.cpp: ops of single mechanisms.
  Value capped();
  Value entropy();
  Value scores_of_band();
  Value context_of_band();
  Value convolved();
  Value distances();
  void check_same_shape(const char* left, const char* right) const;

  // made.cpp
  Value made(const Matrix<double>& numbers, Formulas own, const std::string& latex);
  Value array();
  Value filled();
  Value identity();
  Value generated_mask();
  Value mask_of_regions();
  Value length();
  Literal table_number(const Value& item, const Span& span) const;
  std::vector<std::vector<Literal>> table(const Value& of, const Span& span) const;
  void check_rectangle(const std::vector<std::vector<Literal>>& rows, const Span& span) const;
  Places places_of(std::string_view argument) const;

  Runner& runner_;
  const Expression& call_;
  const FunctionSpec& function_;
  Scope& scope_;
  GivenArguments given_;
  std::map<std::string, Value, std::less<>> values_{};

  friend class Runner;
};

}  // namespace attention::program
