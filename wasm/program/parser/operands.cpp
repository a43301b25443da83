#include "program/parser/keywords.h"
#include "program/parser/parser.h"

namespace attention::program {

Expression Parser::postfix() {
  Expression value = atom();
  while (true) {
    if (take("."))
      value = attribute(std::move(value));
    else if (sees("("))
      value = call(std::move(value));
    else if (sees("["))
      value = subscript(std::move(value));
    else
      return value;
  }
}

Expression Parser::call(Expression callee) {
  if (callee.kind != Kind::name) refuse(callee.span, {"program.call.not_function"});
  std::vector<Expression> positional;
  std::vector<Keyword> keywords;
  arguments(positional, keywords);
  Expression out = made(Kind::call, callee.span.to(last()), std::move(positional), callee.name);
  out.name_span = callee.span;
  out.keywords = std::move(keywords);
  return out;
}

Expression Parser::attribute(Expression owner) {
  if (!is(Token::Kind::name)) unexpected({"program.expected.attribute"});
  const Token named = next();
  const Span span = owner.span.to(named.span);
  if (owner.kind == Kind::name && is_module(owner.name))
    refuse(span, {"program.left_out.module", {{"module", owner.name}, {"name", named.text}}});
  std::vector<Expression> parts;
  parts.push_back(std::move(owner));
  if (!sees("(")) {
    if (named.text != "T" && named.text != "shape")
      refuse(named.span, {"program.left_out.attribute", {{"name", named.text}}});
    return made(Kind::attribute, span, std::move(parts), named.text);
  }
  if (named.text != "append") refuse(named.span, {"program.left_out.method", {{"name", named.text}}});
  std::vector<Keyword> keywords;
  arguments(parts, keywords);
  const Span whole = parts.front().span.to(last());
  Expression out = made(Kind::method, whole, std::move(parts), named.text);
  out.keywords = std::move(keywords);
  return out;
}

void Parser::arguments(std::vector<Expression>& positional, std::vector<Keyword>& keywords) {
  expect("(");
  while (!sees(")")) {
    if (sees_any({"*", "**"})) refuse(token().span, {"program.left_out.star"});
    const bool is_named =
        is(Token::Kind::name) && following().kind == Token::Kind::symbol && following().text == "=";
    if (is_named) {
      const Token key = name("program.expected.argument_name");
      ++at_;
      keywords.push_back({key.text, key.span, expression()});
    } else if (!keywords.empty()) {
      refuse(token().span, {"program.syntax.positional_after_keyword"});
    } else {
      positional.push_back(expression());
      if (sees("for")) refuse(token().span, {"program.left_out.generator"});
    }
    if (!take(",")) break;
  }
  expect(")");
}

Expression Parser::subscript(Expression owner) {
  expect("[");
  std::vector<SlicePart> slices;
  do slices.push_back(slice());
  while (take(","));
  expect("]");
  const Span span = owner.span.to(last());
  if (slices.size() > 2) refuse(span, {"program.shape.three_axes"});
  std::vector<Expression> parts;
  parts.push_back(std::move(owner));
  Expression out = made(Kind::subscript, span, std::move(parts));
  out.slices = std::move(slices);
  return out;
}

SlicePart Parser::slice() {
  const Span start = token().span;
  if (sees("None") || sees(".")) refuse(start, {"program.shape.three_axes"});
  SlicePart out{start};
  if (!sees(":")) out.first = expression();
  if (!sees(":")) {
    out.span = out.first->span;
    out.index.swap(out.first);
    return out;
  }
  ++at_;
  if (!sees_any({":", "]", ","})) out.last = expression();
  if (take(":") && !sees_any({"]", ","})) out.step = expression();
  out.span = start.to(last());
  return out;
}

Expression Parser::atom() {
  const Token& found = token();
  if (is(Token::Kind::integer) || is(Token::Kind::real) || is(Token::Kind::text)) {
    Expression out{Kind::literal, found.span};
    out.value = found.value;
    if (next().kind == Token::Kind::text && is(Token::Kind::text))
      refuse(token().span, {"program.syntax.expected",
                            {{"expected", Message{"program.expected.operator"}},
                             {"found", Message{"program.found.another_text"}}}});
    return out;
  }
  if (is(Token::Kind::name)) return word();
  if (sees("(")) return bracketed();
  if (sees("[")) return list();
  if (sees("{")) refuse(found.span, {"program.left_out.dict"});
  unexpected({"program.expected.value"});
}

Expression Parser::word() {
  const Token& found = token();
  if (found.text == "True" || found.text == "False") {
    ++at_;
    Expression out{Kind::literal, found.span};
    out.value = found.text == "True";
    return out;
  }
  if (found.text == "None") refuse(found.span, {"program.left_out.none"});
  if (is_keyword(found.text)) {
    refuse_left_out();
    unexpected({"program.expected.value"});
  }
  name("program.expected.value");
  return {Kind::name, found.span, found.text};
}

Expression Parser::bracketed() {
  const Span start = next().span;
  std::vector<Expression> parts;
  parts.push_back(expression());
  if (sees(",")) refuse(token().span, {"program.left_out.tuple"});
  if (sees("for")) refuse(token().span, {"program.left_out.generator"});
  expect(")");
  return made(Kind::brackets, start.to(last()), std::move(parts));
}

Expression Parser::list() {
  const Span start = next().span;
  std::vector<Expression> items;
  if (take("]")) return made(Kind::list, start.to(last()), {});
  items.push_back(expression());
  if (take("for")) return comprehension(start, std::move(items.front()));
  while (take(",") && !sees("]")) items.push_back(expression());
  expect("]");
  return made(Kind::list, start.to(last()), std::move(items));
}

Expression Parser::comprehension(const Span& start, Expression value) {
  const Token variable = name("program.expected.number_name");
  if (sees(",")) refuse(token().span, {"program.left_out.for_each"});
  expect("in");
  std::vector<Expression> parts = range();
  parts.insert(parts.begin(), std::move(value));
  if (sees_any({"if", "for"}))
    refuse(token().span, {"program.left_out.comprehension", {{"word", token().text}}});
  expect("]");
  Expression out = made(Kind::comprehension, start.to(last()), std::move(parts), variable.text);
  out.name_span = variable.span;
  return out;
}

std::vector<Expression> Parser::range() {
  if (!sees("range") || following().text != "(") refuse(token().span, {"program.left_out.for_each"});
  Expression call = postfix();
  if (call.kind != Kind::call || !call.keywords.empty() || call.parts.empty() || call.parts.size() > 3)
    refuse(call.span, {"program.call.range"});
  return std::move(call.parts);
}

}  // namespace attention::program
