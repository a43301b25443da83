#pragma once

#include <optional>
#include <string>
#include <vector>

#include "program/lexer/token.h"

namespace attention::program {

struct Keyword;
struct SlicePart;

struct Expression {
  enum class Kind {
    /// `value`: 12, "mean", True.
    literal,
    name,
    /// (parts[0])
    brackets,
    /// [parts]
    list,
    /// [parts[0] for name in range(parts[1] …)]
    comprehension,
    /// name(parts, keywords)
    call,
    /// parts[0].name(parts[1] …, keywords)
    method,
    /// parts[0].name
    attribute,
    /// parts[0][slices]
    subscript,
    minus,
    /// not parts[0]
    negation,
    /// parts joined by `name`: and, or
    logic,
    /// parts joined by `operators`
    comparison,
    /// parts[0] name parts[1]
    binary,
    /// parts[0] if parts[1] else parts[2]
    choice,
  };

  Kind kind;
  Span span;
  std::string name{};
  /// Of the name, the operator or the variable of a loop.
  Span name_span{};
  Literal value = false;
  std::vector<Expression> parts{};
  std::vector<std::string> operators{};
  std::vector<Keyword> keywords;
  std::vector<SlicePart> slices;
  /// Expressions within expressions, this one included.
  int depth = 1;
};

/// An argument with a name.
struct Keyword {
  std::string name;
  Span span;
  Expression value;
};

/// One axis of a subscript: `index`, or first:last:step, each of which may be missing.
struct SlicePart {
  Span span;
  std::optional<Expression> index{};
  std::optional<Expression> first{};
  std::optional<Expression> last{};
  std::optional<Expression> step{};

  /// Whether it is written `:` alone.
  bool is_all() const { return !index && !first && !last && !step; }
};

struct Statement {
  enum class Kind { assign, append, give_back, check, branch, loop };
  Kind kind;
  Span span;
  /// Targets of `assign`; the list of `append`.
  std::vector<Expression> targets{};
  /// Right-hand sides; of `append` one; of `give_back` (return) the results; of `check` (assert) and `branch`
  /// (if) the condition; of `loop` (for) the arguments of range.
  std::vector<Expression> values{};
  /// The variable of a loop.
  std::string name{};
  Span name_span{};
  /// Of an assert that has one.
  std::optional<std::string> message{};
  std::vector<Statement> body{};
  /// What else begins with.
  std::vector<Statement> other{};
  /// Of the word else; 0 where there is none.
  int else_line = 0;
};

struct Parameter {
  std::string name;
  Span span;
  std::optional<Token> annotation{};
  std::optional<Expression> default_value{};
};

struct Definition {
  std::string name;
  Span span;
  Span name_span;
  std::vector<Parameter> parameters;
  std::vector<Parameter> options;
  /// The shape after ->.
  std::optional<Token> result{};
  std::optional<Token> docstring{};
  std::vector<Statement> body{};
};

}  // namespace attention::program
