#include <algorithm>

#include "program/check/closest.h"
#include "program/parser/keywords.h"
#include "program/parser/parser.h"

namespace attention::program {

ParsedText Parser::run() {
  ParsedText out;
  while (!is(Token::Kind::end)) {
    check_top_level(out.definitions.empty());
    out.definitions.push_back(definition());
  }
  out.comments = std::move(lexed_.comments);
  return out;
}

void Parser::check_top_level(bool is_first) const {
  const Span& here = token().span;
  if (is(Token::Kind::indent))
    refuse(here, "program.syntax.indent",
           {{"found", static_cast<Index>(here.end_column - 1)}, {"expected", Index{0}}});
  if (is(Token::Kind::docstring) && is_first) refuse(here, "program.left_out.top_level");
  if (sees("def")) return;
  if (is(Token::Kind::name)) refuse_left_out();
  if (sees("@")) refuse(here, "program.left_out.decorator");
  if (is(Token::Kind::name) && following().kind == Token::Kind::name && is_function_word(token().text))
    unexpected({"program.found.text", {{"text", "def"}}}, {"program.hint.is_it", {{"name", "def"}}});
  if (!is_first) refuse(here, "program.left_out.after_functions");
  refuse(here, {"program.left_out.top_level"},
         begins_function() ? Message{"program.hint.write", {{"code", "def " + token().text}}} : Message{});
}

/// Whether a line is that of a function, without its first word: attention(…):
bool Parser::begins_function() const {
  if (!is(Token::Kind::name) || following().text != "(") return false;
  std::size_t end = at_;
  while (lexed_.tokens[end].kind != Token::Kind::newline) ++end;
  return lexed_.tokens[end - 1].text == ":";
}

Definition Parser::definition() {
  const Span start = expect("def").span;
  const Token& named = name("program.expected.function_name");
  Definition out{named.text, {}, named.span, {}, {}};
  expect("(");
  parameters(out);
  expect_end(")");
  if (sees("=>"))
    unexpected({"program.found.text", {{"text", "->"}}}, {"program.hint.write", {{"code", "->"}}});
  if (take("->")) {
    if (!is(Token::Kind::text)) unexpected({"program.expected.shape"});
    out.result = next();
  }
  out.span = start.to(last());
  out.body = block("def", &out.docstring);
  return out;
}

/// "m d_k", which is no range and no choice.
bool Parser::has_shape_annotation(const Parameter& parameter) {
  const std::optional<Token>& found = parameter.annotation;
  if (!found || found->kind != Token::Kind::text) return false;
  return found->text.find(' ') != std::string::npos && found->text.find('|') == std::string::npos &&
         found->text.find("..") == std::string::npos;
}

void Parser::parameters(Definition& into) {
  bool is_option = false;
  while (!sees(")")) {
    const bool has_star = sees("*") && following().kind == Token::Kind::name;
    if (sees("**") || sees("/") || has_star) refuse(token().span, "program.left_out.star");
    if (sees("*")) {
      if (is_option) unexpected({"program.expected.option_name"});
      ++at_;
      is_option = true;
    } else {
      (is_option ? into.options : into.parameters).push_back(parameter(is_option, into.parameters));
    }
    if (!take(",")) break;
  }
  if (is_option && into.options.empty()) unexpected({"program.expected.option"});
}

Parameter Parser::parameter(bool is_option, const std::vector<Parameter>& before) {
  const Token named = name("program.expected.parameter_name");
  Parameter out{named.text, named.span};
  if (take(":")) out.annotation = annotation(named, is_option);
  const auto has_default = [](const Parameter& each) { return each.default_value.has_value(); };
  if (take("=")) {
    out.default_value = expression();
    const bool is_list = out.default_value->kind == Kind::list;
    if (is_option && is_list && has_shape_annotation(out))
      refuse(named.span, "program.option.matrix", {{"name", named.text}});
  } else if (is_option && has_shape_annotation(out))
    refuse(named.span, "program.option.matrix", {{"name", named.text}});
  else if (is_option)
    refuse(named.span, "program.option.default_missing",
           {{"name", named.text}, {"code", named.text + ": int = 2"}});
  else if (std::any_of(before.begin(), before.end(), has_default))
    refuse(named.span, "program.syntax.default_order", {{"name", named.text}});
  return out;
}

std::optional<Token> Parser::annotation(const Token& of, bool is_option) {
  const bool is_type = is(Token::Kind::name) && sees_any({"bool", "int", "float", "str"});
  if (!is(Token::Kind::text) && !is_type && is_option)
    refuse(token().span,
           {"program.option.annotation",
            {{"name", of.text}, {"range", "\"1..8\""}, {"choice", "\"dot | general\""}}},
           closest_hint(token().text, {"bool", "int", "float"}));
  if (!is(Token::Kind::text) && !is_type)
    refuse(token().span, "program.shape.annotation_expected", {{"code", of.text + ": \"m d_k\""}});
  return next();
}

}  // namespace attention::program
