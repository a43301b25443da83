#pragma once

#include <map>
#include <string>
#include <vector>

#include "program/check/checked_function.h"
#include "program/text/characters.h"
#include "program/text/program_error.h"

namespace attention::program {

/// What can be said of one function without sizes: names and calls in all branches, options, shapes in
/// annotations.
class Checker {
 public:
  /// `above` has the functions that it may call, `all` every definition, this one at `place`;
  /// `lines` are the text of the program.
  Checker(const CheckedFunctions& above, const std::vector<Definition>& all, std::size_t place,
          const std::vector<Line>& lines);

  /// Throws ProgramError: program.name.*, shape.*, option.*, call.*, program.*, and limits.
  CheckedFunction run();

 private:
  using Body = std::vector<Statement>;

  // signature.cpp
  void check_name();
  void check_counts();
  void read_parameters();
  void read_parameter(const Parameter& parameter);
  static void check_axes_of(const Token& token);
  [[noreturn]] void refuse_no_shape(const Parameter& parameter) const;
  std::vector<std::string> shape(const Token& token, const std::string& source);
  void size_name(const std::string& name, const Token& token, const std::string& source);
  void check_solvable();
  bool is_last() const { return place_ + 1 == all_.size(); }

  // names.cpp
  void check_own_name(const std::string& name, const Span& span) const;
  void check_target(const std::string& name, const Span& span);
  void collect(const Body& body, std::vector<const Statement*> conditions);
  void collect_target(const std::string& name, const Span& span, int line,
                      const std::vector<const Statement*>& conditions);
  void read_name(const Expression& expression);
  Message unknown_hint(const std::string& name) const;
  bool is_of_another_function(const std::string& name) const;
  bool is_below(const std::string& name) const;

  // statements.cpp
  void check_block(const Body& body, bool is_in_loop);
  void check_return(const Body& body, std::size_t place, bool is_in_loop) const;
  void check_expression(const Expression& expression);
  void check_inside(const Expression& expression);
  void check_comprehension(const Expression& expression);
  void check_call(const Expression& call);

  const CheckedFunctions& above_;
  const std::vector<Definition>& all_;
  std::size_t place_;
  const std::vector<Line>& lines_;
  CheckedFunction out_;
  std::vector<std::pair<std::string, int>> loops_;
  std::vector<std::string> comprehensions_;
  /// Inside the condition of an if.
  bool is_condition_ = false;
};

}  // namespace attention::program
