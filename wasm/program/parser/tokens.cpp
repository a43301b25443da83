#include <algorithm>
#include <cctype>

#include "program/parser/keywords.h"
#include "program/parser/parser.h"
#include "program/text/limits.h"

namespace attention::program {

bool Parser::sees(std::string_view text) const {
  return (is(Token::Kind::symbol) || is(Token::Kind::name)) && token().text == text;
}

bool Parser::sees_any(Texts texts) const {
  return std::any_of(texts.begin(), texts.end(), [&](std::string_view text) { return sees(text); });
}

bool Parser::take(std::string_view text) {
  if (!sees(text)) return false;
  ++at_;
  return true;
}

const Token& Parser::expect(std::string_view text) {
  if (!sees(text)) unexpected({"program.found.text", {{"text", std::string(text)}}});
  return next();
}

void Parser::expect_end(std::string_view bracket) {
  if (take(bracket)) return;
  const bool is_value =
      is(Token::Kind::name) || is(Token::Kind::integer) || is(Token::Kind::real) || is(Token::Kind::text);
  unexpected({"program.found.text", {{"text", std::string(bracket)}}},
             is_value ? Message{"program.hint.comma"} : Message{});
}

void Parser::unexpected(Message expected, Message hint) const {
  unexpected(std::move(expected), token().span, std::move(hint));
}

void Parser::unexpected(Message expected, const Span& span, Message hint) const {
  const Token& found = token();
  if (found.kind == Token::Kind::symbol && found.text == "=") refuse(found.span, "program.syntax.equals");
  if (sees(":=")) refuse(found.span, "program.left_out.walrus", {{"symbol", ":="}});
  Message name{"program.found.text", {{"text", found.text}}};
  if (found.kind == Token::Kind::newline) name = {"program.found.end_of_line"};
  if (found.kind == Token::Kind::end) name = {"program.found.end_of_program"};
  if (found.kind == Token::Kind::indent) name = {"program.found.indented_line"};
  if (found.kind == Token::Kind::dedent) name = {"program.found.end_of_block"};
  if (hint.empty()) hint = word_hint();
  refuse(span, {"program.syntax.expected", {{"expected", std::move(expected)}, {"found", std::move(name)}}},
         std::move(hint));
}

Message Parser::word_hint() const {
  if (!is(Token::Kind::name) || at_ == 0) return {};
  std::string small = token().text;
  for (char& letter : small) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  const bool is_word = small == "and" || small == "or" || small == "if" || small == "else" || small == "in";
  if (is_word && small != token().text) return {"program.hint.is_it", {{"name", small}}};
  const Token::Kind before = lexed_.tokens[at_ - 1].kind;
  if (before != Token::Kind::integer && before != Token::Kind::real) return {};
  const bool is_value = !is_keyword(small) && small != "then" && small != "do";
  return is_value ? Message{"program.hint.write", {{"code", "* " + token().text}}} : Message{};
}

bool Parser::touches_last() const {
  const Span& here = token().span;
  return at_ > 0 && last().end_line == here.line && last().end_column == here.column;
}

void Parser::refuse_left_out() const {
  const char* const key = left_out_key(token().text);
  if (key == nullptr) return;
  if (token().text == "raise") refuse(token().span, key, {{"code", "assert condition, \"what must hold\""}});
  const bool is_import = token().text == "import" || token().text == "from";
  refuse(token().span, {key}, {}, is_import ? line_deleted() : std::nullopt);
}

/// The line of the current token goes, with its end.
std::optional<Correction> Parser::line_deleted() const {
  std::size_t end = at_;
  while (lexed_.tokens[end].kind != Token::Kind::newline && lexed_.tokens[end].kind != Token::Kind::end)
    ++end;
  const int line = token().span.line;
  const Span& last_of_line = lexed_.tokens[end].span;
  const bool has_next = last_of_line.line < static_cast<int>(lexed_.lines.size());
  return Correction{{line, 1, last_of_line.line + (has_next ? 1 : 0), has_next ? 1 : last_of_line.column},
                    ""};
}

const Token& Parser::name(const char* what) {
  const Token& found = token();
  if (found.kind != Token::Kind::name) unexpected({what});
  if (is_keyword(found.text)) {
    if (found.text != "lambda") refuse_left_out();
    refuse(found.span, "program.name.reserved",
           {{"name", found.text}, {"other", found.text == "lambda" ? "lam" : found.text + "_"}});
  }
  if (static_cast<Index>(found.text.size()) > ProgramLimits::name)
    refuse(found.span, "program.limit.name",
           {{"count", static_cast<Index>(found.text.size())}, {"max", ProgramLimits::name}});
  return next();
}

void Parser::end_of_line() {
  if (!is(Token::Kind::newline)) {
    unexpected({"program.found.end_of_line"});
  }
  ++at_;
}

Parser::Depth::Depth(Parser& parser, Index& count, Index most, const char* key) : count_(count) {
  if (count_ >= most) refuse(parser.token().span, key, {{"max", most}});
  ++count_;
}

}  // namespace attention::program
