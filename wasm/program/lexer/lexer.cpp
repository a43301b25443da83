#include "program/lexer/lexer.h"

#include <algorithm>

#include "program/text/program_error.h"

namespace attention::program {

Span Lexer::span(std::size_t first, std::size_t last) const {
  const int row = static_cast<int>(row_) + 1;
  return {row, static_cast<int>(first) + 1, row, static_cast<int>(last) + 1};
}

LexedText Lexer::run() {
  for (; row_ < lines_.size(); ++row_) read_line();
  finish();
  out_.lines = std::move(lines_);
  return std::move(out_);
}

void Lexer::finish() {
  row_ = lines_.size() - 1;
  if (!brackets_.empty())
    refuse(brackets_.front().span, "program.syntax.unclosed",
           {{"bracket", utf8(Line(1, brackets_.front().opened), 0, 1)}});
  const Span end = span(line().size(), line().size());
  if (!out_.tokens.empty() && out_.tokens.back().kind != Token::Kind::newline)
    add(Token::Kind::newline, "", end);
  for (std::size_t k = 1; k < indents_.size(); ++k) add(Token::Kind::dedent, "", end);
  add(Token::Kind::end, "", end);
}

void Lexer::read_line() {
  const std::size_t first = std::min(line().find_first_not_of(U' '), line().size());
  const std::size_t text = std::min(line().find_first_not_of(U" \t"), line().size());
  if (const std::size_t tab = line().find(U'\t'); tab < text)
    refuse(span(tab, tab + 1), "program.syntax.tab");
  if (first == line().size()) return;
  if (at(first) == U'#') {
    out_.comments.push_back({static_cast<int>(row_) + 1, static_cast<int>(first) + 1,
                             trimmed(utf8(line(), first + 1, line().size())), true});
    return;
  }
  if (brackets_.empty()) read_indentation(first);
  scan(first);
  if (brackets_.empty() && out_.tokens.back().kind != Token::Kind::newline)
    add(Token::Kind::newline, "", span(line().size(), line().size()));
}

void Lexer::read_indentation(std::size_t indent) {
  if (indent > indents_.back()) {
    indents_.push_back(indent);
    return add(Token::Kind::indent, "", span(0, indent));
  }
  while (indent < indents_.back()) {
    indents_.pop_back();
    add(Token::Kind::dedent, "", span(0, indent));
  }
  if (indent != indents_.back())
    refuse(span(0, std::max<std::size_t>(indent, 1)), "program.syntax.indent",
           {{"found", static_cast<Index>(indent)}, {"expected", static_cast<Index>(indents_.back())}});
}

void Lexer::scan(std::size_t column) {
  while (column < line().size()) {
    if (at(column) == U'#') {
      out_.comments.push_back({static_cast<int>(row_) + 1, static_cast<int>(column) + 1,
                               trimmed(utf8(line(), column + 1, line().size())), false});
      return;
    }
    column = read_one(column);
  }
}

std::size_t Lexer::read_one(std::size_t column) {
  const Character c = at(column);
  if (c == U' ' || c == U'\t') return column + 1;
  if (is_name_start(c)) return read_word(column);
  if (is_digit(c) || (c == U'.' && is_digit(at(column + 1)))) return read_number(column);
  if (c == U'"' || c == U'\'') return read_string(column, column, false);
  return read_symbol(column);
}

}  // namespace attention::program
