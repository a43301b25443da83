#pragma once

#include <deque>
#include <optional>

#include "program/check/arguments.h"
#include "program/program.h"
#include "program/run/recorder.h"
#include "program/schema.h"
#include "program/shape/formula.h"

namespace attention::program {

/// Runs a program onto a tape: unrolls loops, puts calls in place, checks shapes, names steps. Evaluation is
/// in the order of Python.
class Runner {
 public:
  Runner(const Program& of, Tape<double>& tape) : program_(of), recorder(tape) {}

  /// Throws ProgramError: program.shape.*, type.*, number.*, limit.* and others.
  void run(const Inputs<double>& inputs, const std::map<std::string, Literal>& options);

  /// Whether a step took the id of an input that was not read. Then the program has to run again, without the
  /// inputs that are not read at all: a choice between an input `mask` and a mask that is computed has one
  /// node.
  bool needs_second_run() const { return !recorder.displaced().empty() || recorder.is_contested(); }
  /// Their names in the program.
  std::set<std::string> displaced_inputs() const;
  void leave_out(std::set<std::string> inputs) {
    without_ = std::move(inputs);
    is_second_ = true;
  }

  /// Finds the sizes alone. Throws ProgramError: program.shape.input.
  void bind_sizes(const Inputs<double>& inputs, const std::map<std::string, Literal>& options);

  /// A matrix written out as a list of rows of numbers: the default of an input.
  Matrix<double> written_matrix(const Expression& expression);

 private:
  const Program& program_;

 public:
  Recorder recorder;
  KnownSizes sizes;
  KnownFormulas formulas;
  std::vector<int> outputs;
  std::vector<Warning> warnings;
  /// By their lines. In a loop, those of its last round.
  std::map<int, SecondName> second_names;

 private:
  using Kind = Expression::Kind;
  using Body = std::vector<Statement>;
  /// The result of a return, if there was one.
  using Returned = std::optional<Value>;

  // start.cpp
  void start_options(const std::map<std::string, Literal>& options, Scope& scope);
  void start_inputs(const Inputs<double>& inputs, Scope& scope);
  Value result_of(Scope& scope);
  void bind(const Parameter& parameter, const Matrix<double>& numbers);
  void bind(const Parameter& parameter, const std::string& axis, Index size, const char* side);
  void take_results(const Value& value);
  void check_result(const CheckedFunction& function, const Value& value, const KnownSizes& known);
  void warn_unused();
  /// Of sizes in the docstring that the numbers given with the parameters do not have.
  void warn_sizes();

  // statements.cpp
  Value call_body(Scope& scope);
  Returned block(const Body& body, Scope& scope);
  Returned statement(const Statement& statement, Scope& scope);
  void assign(const Statement& statement, Scope& scope);
  Values assigned_values(const Statement& statement, Scope& scope);
  Message unpack_hint(const Statement& statement, std::size_t count) const;
  void append(const Statement& statement, Scope& scope);
  Value give_back(const Statement& statement, Scope& scope);
  Returned loop(const Statement& statement, Scope& scope);
  /// The numbers of a range: first, bound, step. `arguments` are those from the one at `from` on.
  struct Range {
    std::int64_t first = 0, bound = 0, step = 1;
    bool is_inside(std::int64_t at) const { return step > 0 ? at < bound : at > bound; }
  };
  Range range(const std::vector<Expression>& arguments, std::size_t from, Scope& scope);
  /// Gives a name to a matrix that has none, or to those of a list.
  void keep(const Value& value, const std::string& name);
  void note_second_name(const Value& value, const Expression& target, const Span& span);
  std::string take_prose() { return std::exchange(prose_, {}); }

  /// Puts what is recorded in its scope into a group.
  class Group {
   public:
    Group(Runner& runner, const std::string& suffix, const std::string& variable = {}, std::int64_t at = 0);
    Group(const Group&) = delete;
    Group& operator=(const Group&) = delete;
    ~Group();

   private:
    Runner& runner_;
    // What is inside only adds to the place, so that nothing has to be copied: lists have a group for each
    // number.
    std::size_t prefix_size_;
    std::size_t index_count_;
    std::string heading_;
  };

  // describe.cpp
  Message kind_of(const Value& value) const;
  std::string source(const Expression& expression) const;
  std::string source(const Span& span) const;
  std::string shape(const Value& value) const { return recorder.shape(value.as<MatrixValue>()->step); }
  const Matrix<double>& data(const Value& value) const {
    return recorder.data(value.as<MatrixValue>()->step);
  }
  Step& step(const Value& value) { return recorder.step(value.as<MatrixValue>()->step); }
  Var<double> var(const Value& value) { return recorder.var(value.as<MatrixValue>()->step); }
  [[noreturn]] void refuse_value(const Span& span, MessageValue name, MessageValue found, Message expected,
                                 Message hint = {}, std::optional<Correction> correction = {}) const;
  Message sizes_hint(const Expression& expression, const Value& value) const;
  Message transposed_hint(const Expression& expression, const Value& value) const;
  Message list_hint(const std::string& operation, const Value& left, const Value& right) const;
  [[noreturn]] void refuse_operator(const Expression& node, const std::string& operation, const Value& left,
                                    const Value& right, Message hint = {}) const;
  Message division_hint(const Expression& expression) const;

  // expect.cpp: what an expression must be.
  void refuse_condition(const Value& value, const Span& span) const;
  bool truth(const Expression& expression, Scope& scope, Message hint = {});
  Known number(const Expression& expression, Scope& scope);
  Known number_of_value(const Value& value, const Expression& expression) const;
  std::int64_t integer(const Expression& expression, Scope& scope);
  std::int64_t whole(const Known& known, const Expression& expression) const;
  Value matrix(const Expression& expression, Scope& scope, std::string_view function);
  Value list_of_matrices(const Expression& expression, Scope& scope, std::string_view function);
  Known axis(const Expression& expression, Scope& scope);
  Known word(const Expression& expression, Scope& scope, std::string_view argument);
  Value condition(const Expression& expression, Scope& scope);

  // expressions.cpp
  Value evaluate(const Expression& expression, Scope& scope, const std::string& list_name = {});
  Value evaluate_kind(const Expression& expression, Scope& scope, const std::string& list_name);
  void count_operations(Index more);
  Value named(const Expression& expression, Scope& scope);
  Value logic(const Expression& expression, Scope& scope);
  Value minus(const Expression& expression, Scope& scope);
  Value attribute(const Expression& expression, Scope& scope);
  Value list(const Expression& expression, Scope& scope);
  Value comprehension(const Expression& expression, Scope& scope, const std::string& list_name);
  Values* new_list() { return &lists_.emplace_back(); }

  // comparisons.cpp
  Value comparison(const Expression& expression, Scope& scope);
  bool compare_known(const Expression& expression, const std::string& operation, const Value& left,
                     const Value& right);
  Value compare_cells(const Expression& expression, const Values& values);
  Value compared(const Expression& expression, Value left, Value right);

  // numbers.cpp
  Value arithmetic(const Expression& expression, const Known& left, const Known& right);
  Literal integer_result(const Expression& expression, std::int64_t a, std::int64_t b);
  Literal integer_power(const Expression& expression, std::int64_t base, std::int64_t exponent);
  Literal real_result(const Expression& expression, double a, double b);
  [[noreturn]] void refuse_zero(const Expression& expression) const;
  void check_finite(double value, const std::string& name, const Span& span) const;
  Value number_function(const Expression& call, const Literal& argument);

  // operators.cpp
  Value binary(const Expression& expression, Scope& scope);
  Value matmul_of(const Expression& expression, const Value& left, const Value& right);
  /// A smaller operand beside a larger one: the shape of the result.
  struct Common {
    Index rows = 0, cols = 0;
    Formulas formulas{};
  };
  Common common_shape(const Expression& left_node, const Expression& right_node, const std::string& operation,
                      const Span& span, const Span& operator_span, const Values& values);
  Value cell_by_cell(const Expression& left_node, const Expression& right_node, const std::string& operation,
                     const Span& span, const Span& operator_span, Value left, Value right);
  /// Whether two matrices have one size on each axis, or one of them has length 1.
  bool fit(const Value& left, const Value& right) const;
  void warn_same(const Span& span, const SizeFormula& one, const SizeFormula& other, Index size);
  [[noreturn]] void refuse_shapes(const Expression& left_node, const Expression& right_node,
                                  const std::string& operation, const Span& operator_span, const Value& left,
                                  const Value& right) const;

  // with_number.cpp
  Value with_number(const Expression& expression, const Value& left, const Value& right);
  Value number_on_right(const Expression& expression, const Value& matrix, double number);
  Value number_on_left(const Expression& expression, double number, const Value& matrix);
  Value plus_number(const Value& matrix, double number, const Span& span, bool is_minus);
  Value expanded(const Value& of, const Common& to, const Span& span);
  Value scaled(const Value& matrix, double factor, const Span& span, bool is_division = false);

  /// A node of the shape of its operand.
  template <class Make>
  Value unary(const Value& of, const Span& span, Make make) {
    return recorded(data(of).rows(), data(of).cols(), step(of).formulas, span, make);
  }
  template <class Make>
  Value recorded(std::int64_t rows, std::int64_t cols, const Formulas& shape_formulas, const Span& span,
                 Make make) {
    return MatrixValue{recorder.record(rows, cols, shape_formulas, span, make)};
  }

  // slices.cpp
  Value subscript(const Expression& expression, Scope& scope);
  Value one_part(const Expression& expression, Scope& scope);
  Value item(const Expression& expression, const Values& items, std::int64_t at) const;
  Value list_part(const Expression& expression, const Values& items, Scope& scope);
  struct Slice {
    std::int64_t first = 0, count = 0, step = 1;
    SizeFormula width{};
  };
  [[noreturn]] void refuse_index(const std::string& name, const Expression& index, Index along, Scope& scope);
  Slice slice(const Expression& expression, const SlicePart& part, Index axis, const Value& of, Scope& scope);
  Value slices(const Expression& expression, const Value& of, Scope& scope);
  Value take_slice(const Value& of, Index axis, const Slice& slice, const Span& span);
  Known bound(const Expression& expression, Scope& scope);
  Value gathered_lines(const Value& of, Index along, const std::vector<Index>& places,
                       const SizeFormula& count, const Span& span);

  // calls.cpp
  Value call(const Expression& expression, Scope& scope);
  Value inline_call(const Expression& call, Scope& scope, const CheckedFunction& function);
  using Sources = std::map<std::string, const Expression*>;
  Sources own_arguments(const Expression& call, const CheckedFunction& function) const;
  std::string group_of_call(const Expression& call, const Sources& sources, const Scope& inside) const;
  void evaluate_arguments(const Expression& call, const Sources& sources, Scope& scope, Scope& inside);
  KnownSizes local_sizes(const Expression& call, const Sources& sources, Scope& inside);
  void bind_local(const Parameter& parameter, Index along, const Value& value, const Span& span,
                  Scope& inside, KnownSizes& known, KnownFormulas& local);

  // functions/*.cpp
  friend class FunctionCall;

  std::set<std::string> without_{};
  bool is_second_ = false;
  std::string prose_;
  std::deque<Values> lists_;
  Index operations_ = 0;
  Index calls_ = 0;
  Index depth_ = 0;
};

}  // namespace attention::program
