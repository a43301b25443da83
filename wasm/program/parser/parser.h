#pragma once

#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

#include "program/lexer/lexer.h"
#include "program/parser/tree.h"
#include "program/text/program_error.h"

namespace attention::program {

struct ParsedText {
  std::vector<Definition> definitions;
  std::vector<Comment> comments;
};

/// Tokens to a tree, by recursive descent: a function for each rule of the grammar in README.md.
class Parser {
 public:
  explicit Parser(std::string_view text) : lexed_(lex(text)) {}

  /// Throws ProgramError: program.syntax.*, left_out.*, limit.*, and those of single places, such as
  /// name.reserved.
  ParsedText run();

 private:
  using Kind = Expression::Kind;
  using Part = Expression (Parser::*)();
  using Texts = std::initializer_list<std::string_view>;

  // tokens.cpp
  const Token& token() const { return lexed_.tokens[at_]; }
  const Token& following() const { return lexed_.tokens[std::min(at_ + 1, lexed_.tokens.size() - 1)]; }
  const Span& last() const { return lexed_.tokens[at_ - 1].span; }
  const Token& next() { return lexed_.tokens[at_++]; }
  bool is(Token::Kind kind) const { return token().kind == kind; }
  bool sees(std::string_view text) const;
  bool sees_any(Texts texts) const;
  bool take(std::string_view text);
  const Token& expect(std::string_view text);
  /// The bracket that ends a list of values.
  void expect_end(std::string_view bracket);
  std::string_view last_text() const { return at_ > 0 ? lexed_.tokens[at_ - 1].text : std::string_view(); }
  [[noreturn]] void unexpected(Message expected, Message hint = {}) const;
  [[noreturn]] void unexpected(Message expected, const Span& found, Message hint) const;
  /// What to write instead of the token that is there; empty where that is not sure.
  Message word_hint() const;
  /// Whether the token before has no space after it.
  bool touches_last() const;
  const Token& name(const char* what);
  void refuse_left_out() const;
  std::optional<Correction> line_deleted() const;
  void end_of_line();

  // definitions.cpp
  void check_top_level(bool is_first) const;
  bool begins_function() const;
  Definition definition();
  void parameters(Definition& into);
  static bool has_shape_annotation(const Parameter& parameter);
  Parameter parameter(bool is_option, const std::vector<Parameter>& before);
  std::optional<Token> annotation(const Token& of, bool is_option);

  // statements.cpp
  std::vector<Statement> block(const char* what, std::optional<Token>* docstring = nullptr);
  void begin_block(const char* what);
  Statement statement();
  Statement simple();
  Statement give_back();
  Statement check();
  Statement assignment(const Span& start, std::vector<Expression> targets);
  void refuse_other_assignments(const std::vector<Expression>& targets);
  void refuse_in_place(const Expression& target);
  void refuse_cells(const Expression& target);
  std::optional<Expression> expression_ahead();
  Statement append(Expression value) const;
  void refuse_no_statement() const;
  void refuse_comparison(const Expression& value) const;
  Message decimal_comma_hint() const;
  Statement branch();
  Statement loop();

  // expressions.cpp
  std::vector<Expression> expressions();
  Expression expression();
  Expression either();
  Expression both();
  Expression negation();
  Expression comparison();
  Expression sum();
  Expression product();
  Expression sign();
  void refuse_step() const;
  Expression power();
  Expression logic(std::string_view word, Part part);
  Expression binary(Texts operators, Part part);
  Expression joined(const Token& operation, Expression left, Expression right) const;
  /// An expression of parts, with its depth. Throws ProgramError where it is too deep.
  Expression made(Kind kind, const Span& span, std::vector<Expression> parts, std::string name = {}) const;

  // operands.cpp
  Expression postfix();
  Expression attribute(Expression owner);
  void refuse_module(const Expression& owner);
  std::optional<Expression> call_ahead(std::string name, const Span& start, std::vector<Expression> first);
  std::string_view size_text() const;
  [[noreturn]] void refuse_method(Expression owner, const Token& named);
  [[noreturn]] void refuse_attribute(const Token& named) const;
  [[noreturn]] void refuse_bitwise() const;
  [[noreturn]] void refuse_tuple() const;
  Expression call(Expression callee);
  void arguments(std::vector<Expression>& positional, std::vector<Keyword>& keywords);
  Expression subscript(Expression owner);
  SlicePart slice();
  Expression atom();
  Expression word();
  Expression bracketed();
  Expression list();
  Expression comprehension(const Span& start, Expression value);
  /// The arguments of range(…), after `in`.
  std::vector<Expression> range();

  /// Counts how deep the parser is inside rules that call each other.
  class Depth {
   public:
    Depth(Parser& parser, Index& count, Index most, const char* key);
    Depth(const Depth&) = delete;
    Depth& operator=(const Depth&) = delete;
    ~Depth() { --count_; }

   private:
    Index& count_;
  };

  LexedText lexed_;
  std::size_t at_ = 0;
  Index brackets_ = 0;
  Index signs_ = 0;
  Index blocks_ = 0;
};

inline ParsedText parse(std::string_view text) { return Parser(text).run(); }

}  // namespace attention::program
