#include <algorithm>

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

void Parser::unexpected(Message expected) const {
  const Token& found = token();
  if (found.kind == Token::Kind::symbol && found.text == "=") refuse(found.span, {"program.syntax.equals"});
  Message name{"program.found.text", {{"text", found.text}}};
  if (found.kind == Token::Kind::newline) name = {"program.found.end_of_line"};
  if (found.kind == Token::Kind::end) name = {"program.found.end_of_program"};
  if (found.kind == Token::Kind::indent) name = {"program.found.indented_line"};
  if (found.kind == Token::Kind::dedent) name = {"program.found.end_of_block"};
  refuse(found.span,
         {"program.syntax.expected", {{"expected", std::move(expected)}, {"found", std::move(name)}}});
}

void Parser::refuse_left_out() const {
  const char* const key = left_out_key(token().text);
  if (key == nullptr) return;
  if (token().text == "raise")
    refuse(token().span, {key, {{"code", "assert condition, \"what must hold\""}}});
  refuse(token().span, {key});
}

const Token& Parser::name(const char* what) {
  const Token& found = token();
  if (found.kind != Token::Kind::name) unexpected({what});
  if (is_keyword(found.text)) {
    if (found.text != "lambda") refuse_left_out();
    refuse(found.span,
           {"program.name.reserved",
            {{"name", found.text}, {"other", found.text == "lambda" ? "lam" : found.text + "_"}}});
  }
  if (static_cast<Index>(found.text.size()) > ProgramLimits::name)
    refuse(found.span, {"program.limit.name",
                        {{"count", static_cast<Index>(found.text.size())}, {"max", ProgramLimits::name}}});
  return next();
}

void Parser::end_of_line() {
  if (!is(Token::Kind::newline)) {
    if (sees(":=")) refuse(token().span, {"program.left_out.walrus", {{"symbol", ":="}}});
    unexpected({"program.found.end_of_line"});
  }
  ++at_;
}

Parser::Depth::Depth(Parser& parser, Index& count, Index most, const char* key) : count_(count) {
  if (count_ >= most) refuse(parser.token().span, {key, {{"max", most}}});
  ++count_;
}

}  // namespace attention::program
