#pragma once

#include <string_view>
#include <vector>

#include "program/lexer/token.h"
#include "program/text/characters.h"

namespace attention::program {

struct LexedText {
  std::vector<Token> tokens;
  std::vector<Comment> comments;
  std::vector<Line> lines;
};

/// Reads the characters of a program as Python does: indentation in spaces, and lines that go on inside
/// brackets.
class Lexer {
 public:
  explicit Lexer(std::string_view text) : lines_(lines_of(text)) {}

  /// Throws ProgramError: program.syntax.*, left_out.string_prefix, number.too_large, limit.characters.
  LexedText run();

 private:
  struct Bracket {
    Character opened;
    Span span;
  };

  // lexer.cpp
  void read_line();
  void read_indentation(std::size_t indent);
  void scan(std::size_t at);
  std::size_t read_one(std::size_t at);
  void finish();

  // literals.cpp
  std::size_t read_word(std::size_t at);
  std::size_t read_number(std::size_t at);
  bool is_after_operator() const;
  void add_number(const std::string& text, std::size_t first, std::size_t last);
  std::size_t read_string(std::size_t quote, std::size_t start, bool is_raw);
  std::size_t read_docstring(std::size_t quote, std::size_t start, bool is_raw);
  void add_text(Token::Kind kind, std::string text, const Span& span, bool is_raw);

  // symbols.cpp
  std::size_t read_symbol(std::size_t at);
  [[noreturn]] void refuse_quotes(std::size_t at) const;
  void match_bracket(Character bracket, const Span& span);

  const Line& line() const { return lines_[row_]; }
  Character at(std::size_t column) const { return column < line().size() ? line()[column] : U'\0'; }
  /// Columns from `first` to before `last` of the current line, from 0.
  Span span(std::size_t first, std::size_t last) const;
  void add(Token::Kind kind, std::string text, const Span& where, Literal value = false) {
    out_.tokens.push_back({kind, std::move(text), where, std::move(value)});
  }

  std::vector<Line> lines_;
  std::size_t row_ = 0;
  std::vector<std::size_t> indents_ = {0};
  std::vector<Bracket> brackets_;
  LexedText out_;
};

inline LexedText lex(std::string_view text) { return Lexer(text).run(); }

}  // namespace attention::program
