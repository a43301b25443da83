#include <algorithm>

#include "program/parser/keywords.h"
#include "program/parser/parser.h"
#include "program/text/limits.h"

namespace attention::program {

void Parser::begin_block(const char* what) {
  const Message word_of_block{"", {{"what", what}}};
  if (!take(":")) {
    if (sees("=")) refuse(token().span, {"program.syntax.equals"});
    if (is(Token::Kind::newline)) refuse(token().span, {"program.syntax.colon", word_of_block.args});
    unexpected({"program.found.text", {{"text", ":"}}});
  }
  if (!is(Token::Kind::newline)) refuse(token().span, {"program.syntax.one_line_block", word_of_block.args});
  ++at_;
  if (!is(Token::Kind::indent)) refuse(token().span, {"program.syntax.block", word_of_block.args});
  if (blocks_ == ProgramLimits::blocks)
    refuse(token().span, {"program.limit.nesting", {{"max", ProgramLimits::blocks}}});
  ++at_;
  ++blocks_;
}

std::vector<Statement> Parser::block(const char* what, std::optional<Token>* docstring) {
  begin_block(what);
  if (docstring != nullptr && (is(Token::Kind::docstring) || is(Token::Kind::text))) {
    *docstring = next();
    end_of_line();
  }
  std::vector<Statement> body;
  while (!is(Token::Kind::dedent) && !is(Token::Kind::end)) {
    if (is(Token::Kind::indent))
      refuse(token().span,
             {"program.syntax.indent",
              {{"found", static_cast<Index>(token().span.end_column - 1)},
               {"expected", static_cast<Index>(body.empty() ? 0 : body.back().span.column - 1)}}});
    body.push_back(statement());
  }
  if (is(Token::Kind::dedent)) ++at_;
  --blocks_;
  return body;
}

Statement Parser::statement() {
  if (is(Token::Kind::name)) {
    if (sees("def")) refuse(token().span, {"program.left_out.nested_def"});
    refuse_left_out();
    if (sees("if")) return branch();
    if (sees("for")) return loop();
    if (sees_any({"elif", "else"}))
      refuse(token().span, {"program.syntax.else_alone", {{"word", token().text}}});
  }
  Statement out = simple();
  end_of_line();
  return out;
}

Statement Parser::simple() {
  const Span start = token().span;
  if (take("return")) return give_back();
  if (take("assert")) return check();
  std::vector<Expression> targets = expressions();
  refuse_other_assignments(targets);
  if (!sees("=")) return append(std::move(targets.front()));
  return assignment(start, std::move(targets));
}

Statement Parser::give_back() {
  const Span start = last();
  if (is(Token::Kind::newline)) refuse(start, {"program.program.returns_nothing"});
  Statement out{Statement::Kind::give_back, start};
  out.values = expressions();
  out.span = start.to(last());
  return out;
}

Statement Parser::check() {
  Statement out{Statement::Kind::check, last()};
  out.values.push_back(expression());
  if (take(",")) {
    if (!is(Token::Kind::text)) unexpected({"program.expected.sentence"});
    out.message = next().text;
  }
  out.span = out.span.to(last());
  return out;
}

void Parser::refuse_other_assignments(const std::vector<Expression>& targets) const {
  const Span& here = token().span;
  if (!is(Token::Kind::symbol)) return;
  constexpr std::string_view in_place[] = {"+=", "-=", "*=", "/=", "//=", "%=", "@=", "**="};
  if (std::find(std::begin(in_place), std::end(in_place), token().text) != std::end(in_place)) {
    const bool is_name = targets.front().kind == Kind::name;
    refuse(here, {"program.left_out.augmented",
                  {{"operator", token().text},
                   {"name", is_name ? targets.front().name : "x"},
                   {"plain", token().text.substr(0, token().text.size() - 1)}}});
  }
  if (sees(":=")) refuse(here, {"program.left_out.walrus", {{"symbol", ":="}}});
  if (sees(":")) refuse(here, {"program.left_out.annotation"});
}

Statement Parser::assignment(const Span& start, std::vector<Expression> targets) {
  ++at_;
  for (const Expression& target : targets) {
    if (target.kind == Kind::subscript) refuse(target.span, {"program.left_out.item_assignment"});
    if (target.kind != Kind::name) refuse(target.span, {"program.syntax.target"});
  }
  std::vector<Expression> values = expressions();
  if (sees("=")) refuse(token().span, {"program.left_out.chained_assignment"});
  if (targets.size() == 1 && values.size() > 1)
    refuse(values.front().span.to(values.back().span), {"program.left_out.tuple"});
  if (values.size() != 1 && values.size() != targets.size())
    refuse(start.to(last()),
           {"program.type.unpack",
            {{"count", static_cast<Index>(targets.size())}, {"found", static_cast<Index>(values.size())}}});
  return {Statement::Kind::assign, start.to(last()), std::move(targets), std::move(values)};
}

/// The only statement that is an expression: `parts.append(value)`.
Statement Parser::append(Expression value) const {
  const bool is_append = value.kind == Kind::method && value.name == "append";
  if (!is_append) refuse(value.span, {"program.syntax.no_effect"});
  if (value.parts.size() != 2 || !value.keywords.empty() || value.parts.front().kind != Kind::name)
    refuse(value.span, {"program.call.append"});
  Statement out{Statement::Kind::append, value.span};
  out.targets.push_back(std::move(value.parts[0]));
  out.values.push_back(std::move(value.parts[1]));
  return out;
}

Statement Parser::branch() {
  const Span start = next().span;
  Statement out{Statement::Kind::branch, start};
  out.values.push_back(expression());
  if (sees("=")) refuse(token().span, {"program.syntax.equals"});
  out.span = start.to(last());
  out.body = block("if");
  if (sees("elif")) {
    const Depth depth(*this, signs_, ProgramLimits::chain, "program.limit.chain");
    out.other.push_back(branch());
  } else if (take("else")) {
    out.other = block("else");
  }
  return out;
}

Statement Parser::loop() {
  const Span start = next().span;
  const Token& variable = name("program.expected.number_name");
  Statement out{Statement::Kind::loop, start};
  out.name = variable.text;
  out.name_span = variable.span;
  if (sees(",")) refuse(token().span, {"program.left_out.for_each"});
  expect("in");
  out.values = range();
  out.span = start.to(last());
  out.body = block("for");
  return out;
}

}  // namespace attention::program
