#include <algorithm>

#include "program/parser/parser.h"
#include "program/text/limits.h"

namespace attention::program {

Expression Parser::made(Kind kind, const Span& span, std::vector<Expression> parts, std::string name) const {
  int depth = 0;
  for (const Expression& part : parts) depth = std::max(depth, part.depth);
  if (depth >= ProgramLimits::chain) refuse(span, "program.limit.chain", {{"max", ProgramLimits::chain}});
  Expression out{kind, span, std::move(name)};
  out.parts = std::move(parts);
  out.depth = depth + 1;
  return out;
}

std::vector<Expression> Parser::expressions() {
  std::vector<Expression> out;
  do out.push_back(expression());
  while (take(","));
  return out;
}

Expression Parser::expression() {
  const Depth depth(*this, brackets_, ProgramLimits::brackets, "program.limit.depth");
  Expression value = either();
  if (!take("if")) return value;
  std::vector<Expression> parts;
  parts.push_back(std::move(value));
  parts.push_back(either());
  expect("else");
  parts.push_back(expression());
  const Span span = parts.front().span.to(parts.back().span);
  return made(Kind::choice, span, std::move(parts));
}

Expression Parser::either() { return logic("or", &Parser::both); }
Expression Parser::both() { return logic("and", &Parser::negation); }

Expression Parser::logic(std::string_view word, Part part) {
  std::vector<Expression> values;
  do values.push_back((this->*part)());
  while (take(word));
  if (values.size() == 1) return std::move(values.front());
  const Span span = values.front().span.to(values.back().span);
  return made(Kind::logic, span, std::move(values), std::string(word));
}

Expression Parser::negation() {
  if (!sees("not")) return comparison();
  const Depth depth(*this, signs_, ProgramLimits::chain, "program.limit.chain");
  const Span start = next().span;
  std::vector<Expression> parts;
  parts.push_back(negation());
  const Span span = start.to(parts.front().span);
  return made(Kind::negation, span, std::move(parts));
}

Expression Parser::comparison() {
  std::vector<Expression> values;
  std::vector<std::string> operators;
  Span first;
  values.push_back(sum());
  while (sees_any({"==", "!=", "<", "<=", ">", ">=", "in", "is", "not"})) {
    if (is(Token::Kind::name)) refuse(token().span, "program.left_out.in", {{"word", token().text}});
    if (operators.empty()) first = token().span;
    operators.push_back(next().text);
    values.push_back(sum());
  }
  if (sees("=>"))
    unexpected({"program.found.text", {{"text", ">="}}}, {"program.hint.write", {{"code", ">="}}});
  if (sees("<>"))
    unexpected({"program.found.text", {{"text", "!="}}}, {"program.hint.write", {{"code", "!="}}});
  if (operators.empty()) return std::move(values.front());
  const Span span = values.front().span.to(values.back().span);
  Expression out = made(Kind::comparison, span, std::move(values));
  out.operators = std::move(operators);
  out.name_span = first;
  return out;
}

Expression Parser::joined(const Token& operation, Expression left, Expression right) const {
  const Span span = left.span.to(right.span);
  std::vector<Expression> parts;
  parts.push_back(std::move(left));
  parts.push_back(std::move(right));
  Expression out = made(Kind::binary, span, std::move(parts), operation.text);
  out.name_span = operation.span;
  return out;
}

Expression Parser::binary(Texts operators, Part part) {
  Expression left = (this->*part)();
  while (is(Token::Kind::symbol) && sees_any(operators)) {
    const Token operation = next();
    Expression right = (this->*part)();
    left = joined(operation, std::move(left), std::move(right));
  }
  if (is(Token::Kind::symbol) && sees_any({"~", "&", "|", "^", "&&", "||"})) refuse_bitwise();
  return left;
}

void Parser::refuse_bitwise() const {
  const Span& here = token().span;
  if (sees("^")) {
    // K^T, as in formulas.
    const bool is_transpose = following().text == "T";
    refuse(is_transpose ? here.to(following().span) : here, {"program.left_out.caret"},
           {"program.hint.write", {{"code", is_transpose ? ".T" : "**"}}});
  }
  Message hint;
  if (sees_any({"&&", "||"})) hint = {"program.hint.write", {{"code", sees("&&") ? "and" : "or"}}};
  refuse(here, {"program.left_out.bitwise", {{"operator", token().text}}}, std::move(hint));
}

Expression Parser::sum() { return binary({"+", "-"}, &Parser::product); }
Expression Parser::product() { return binary({"*", "/", "//", "%", "@"}, &Parser::sign); }

/// i++ at the end of a line.
void Parser::refuse_step() const {
  const bool is_twice = touches_last() && lexed_.tokens[at_ - 1].text == token().text;
  if (!is_twice || at_ < 2 || following().kind != Token::Kind::newline) return;
  const Token& named = lexed_.tokens[at_ - 2];
  if (named.kind == Token::Kind::name)
    refuse(last().to(token().span),
           {"program.left_out.augmented",
            {{"operator", token().text + token().text}, {"name", named.text}, {"plain", token().text}}},
           {}, Correction{last().to(token().span), " = " + named.text + " " + token().text + " 1"});
}

Expression Parser::sign() {
  if (sees("+") || sees("-")) refuse_step();
  if (sees("+")) refuse(token().span, "program.left_out.plus");
  if (sees("~")) refuse(token().span, "program.left_out.bitwise", {{"operator", "~"}});
  if (!sees("-")) return power();
  const Depth depth(*this, signs_, ProgramLimits::chain, "program.limit.chain");
  const Span start = next().span;
  std::vector<Expression> parts;
  parts.push_back(sign());
  const Span span = start.to(parts.front().span);
  return made(Kind::minus, span, std::move(parts));
}

Expression Parser::power() {
  Expression left = postfix();
  if (!sees("**")) return left;
  const Depth depth(*this, signs_, ProgramLimits::chain, "program.limit.chain");
  const Token operation = next();
  Expression right = sign();
  return joined(operation, std::move(left), std::move(right));
}

}  // namespace attention::program
