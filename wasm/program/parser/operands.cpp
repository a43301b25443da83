#include "program/check/closest.h"
#include "program/check/function_table.h"
#include "program/elsewhere/elsewhere.h"
#include "program/elsewhere/instead.h"
#include "program/parser/keywords.h"
#include "program/parser/parser.h"

namespace attention::program {

namespace {

/// norm(A), which is one number of all cells elsewhere, and one of each row here.
bool is_whole_norm(std::string_view name, const std::optional<Expression>& call) {
  return name == "norm" && call && call->parts.size() == 1 && call->keywords.empty();
}

/// Whether a function of a library is not the one here that has its name.
bool differs_here(std::string_view name) {
  const std::vector<const Elsewhere*> known = elsewhere_named(name);
  return !known.empty() && known.front()->name == name && name.find('.') != name.npos;
}

}  // namespace

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
  if (callee.kind != Kind::name) refuse(callee.span, "program.call.not_function");
  std::vector<Expression> positional;
  std::vector<Keyword> keywords;
  arguments(positional, keywords);
  Expression out = made(Kind::call, callee.span.to(last()), std::move(positional), callee.name);
  out.name_span = callee.span;
  out.keywords = std::move(keywords);
  return out;
}

Expression Parser::attribute(Expression owner) {
  if (!is(Token::Kind::name)) {
    // .* and ./ of other languages.
    const bool is_operator = sees_any({"*", "/", "@", "**", "^"});
    const std::string code = sees("^") ? "**" : token().text;
    if (is_operator)
      unexpected({"program.expected.attribute"}, last().to(token().span),
                 {"program.hint.write", {{"code", code}}});
    unexpected({"program.expected.attribute"});
  }
  refuse_module(owner);
  const Token named = next();
  const Span span = owner.span.to(named.span);
  if (!sees("(")) {
    if (named.text != "T" && named.text != "shape") refuse_attribute(named);
    std::vector<Expression> parts;
    parts.push_back(std::move(owner));
    return made(Kind::attribute, span, std::move(parts), named.text);
  }
  if (named.text != "append") refuse_method(std::move(owner), named);
  std::vector<Expression> parts;
  parts.push_back(std::move(owner));
  std::vector<Keyword> keywords;
  arguments(parts, keywords);
  const Span whole = parts.front().span.to(last());
  Expression out = made(Kind::method, whole, std::move(parts), named.text);
  out.keywords = std::move(keywords);
  return out;
}

/// np.exp, torch.nn.functional.softmax: the name alone, if the language has it. A matrix may be called F.
void Parser::refuse_module(const Expression& owner) {
  const bool is_part = owner.kind == Kind::name && is_module(owner.name);
  const bool is_list = sees("append") && owner.name != "np" && owner.name != "numpy";
  if (!is_part || is_list || sees_any({"T", "shape"})) return;
  std::string module = owner.name;
  while (is(Token::Kind::name) && following().text == "." &&
         lexed_.tokens[at_ + 2].kind == Token::Kind::name) {
    module += "." + token().text;
    at_ += 2;
  }
  const Token named = next();
  const std::string& name = named.text;
  const Span span = owner.span.to(named.span);
  if (name == "newaxis") refuse(span, "program.shape.three_axes");
  std::string full = std::string(library_of(owner.name)) + name;
  const bool is_call = sees("(");
  std::optional<Expression> call;
  if (is_call) call = call_ahead(full, owner.span, {});
  if (is_whole_norm(name, call)) full = call->name = "all.norm";
  const bool is_known = function_named(name) != nullptr || is_constant_name(name) || owner.name == "self";
  const Instead instead =
      call ? instead_of_call(*call, lexed_.lines) : Instead{hint_for_function(full), std::nullopt};
  if ((is_known && !differs_here(full)) || (instead.hint.empty() && !is_call))
    refuse(span, "program.left_out.module", {{"module", module}, {"name", name}});
  refuse(span, {"program.name.unknown_function", {{"name", module + "." + name}}}, instead.hint,
         instead.correction);
}

/// The call that a name begins, at its bracket, for what is written instead of it. None where something in it
/// is wrong, too: that is told next.
std::optional<Expression> Parser::call_ahead(std::string name, const Span& start,
                                             std::vector<Expression> first) {
  const std::size_t at = at_;
  std::optional<Expression> out;
  try {
    std::vector<Keyword> keywords;
    arguments(first, keywords);
    out = made(Kind::call, start.to(last()), std::move(first), std::move(name));
    out->keywords = std::move(keywords);
  } catch (const ProgramError&) {
  }
  at_ = at;
  return out;
}

void Parser::refuse_attribute(const Token& named) const {
  Message hint;
  if (named.text != "mT") hint = closest_hint(named.text, {"T", "shape"});
  refuse(named.span, {"program.left_out.attribute", {{"name", named.text}}}, std::move(hint));
}

/// What .size(1), .size(-1) and .size() are called here; empty where the axis is no number.
std::string_view Parser::size_text() const {
  std::size_t at = at_ + 1;
  const bool is_negative = lexed_.tokens[at].text == "-";
  if (is_negative) ++at;
  const std::string& axis = lexed_.tokens[at].text;
  if (axis == ")") return ".shape";
  const bool is_last = axis == "1";
  if (!is_last && axis != (is_negative ? "2" : "0")) return {};
  return is_last ? ".shape[1]" : ".shape[0]";
}

/// `A.name(…)`: what stands for a method here is a function, an operator, or .T and .shape.
void Parser::refuse_method(Expression owner, const Token& named) {
  const std::string& name = named.text;
  const Message reported{"program.left_out.no_method", {{"name", name}}};
  const bool is_function = function_named(name) != nullptr;
  if (!is_function && !is_of_elsewhere(name))
    if (Message hint = closest_hint(name, {"append"}); !hint.empty())
      refuse(named.span, reported, std::move(hint));
  const std::string code(name == "size" ? size_text() : instead_of_method(name));
  if (!code.empty() && code.front() != '.')
    refuse(named.span, reported, {"program.hint.write", {{"code", code}}});
  if (!code.empty()) {
    // The brackets of .T() have to go, too.
    std::size_t end = at_;
    while (lexed_.tokens[end].text != ")" && lexed_.tokens[end].kind != Token::Kind::end) ++end;
    refuse(named.span.to(lexed_.tokens[end].span), reported,
           {"program.hint.attribute", {{"code", code}, {"name", code.substr(1)}}});
  }
  const Span start = owner.span;
  std::vector<Expression> first;
  first.push_back(std::move(owner));
  const std::string full = name == "split" ? "torch.split" : name;
  std::optional<Expression> call = call_ahead(full, start, std::move(first));
  if (is_whole_norm(name, call)) call->name = "all.norm";
  const bool is_own = is_function && full == name && !is_whole_norm(name, call);
  Instead instead;
  if (is_own && call) instead.correction = function_of_method(*call, lexed_.lines);
  // Libraries differ in how they count.
  const bool is_either = name == "var" || name == "std";
  if (!is_own && !is_either)
    instead = call ? instead_of_call(*call, lexed_.lines) : Instead{hint_for_function(full), std::nullopt};
  if (instead.hint.empty())
    refuse(named.span, {"program.left_out.method", {{"name", name}}}, {}, instead.correction);
  refuse(named.span, reported, instead.hint, instead.correction);
}

void Parser::arguments(std::vector<Expression>& positional, std::vector<Keyword>& keywords) {
  // where(A = 0, …): a comparison is meant.
  const bool is_choice = last_text() == "where";
  expect("(");
  while (!sees(")")) {
    if (sees_any({"*", "**"})) refuse(token().span, "program.left_out.star");
    const bool is_named =
        is(Token::Kind::name) && following().kind == Token::Kind::symbol && following().text == "=";
    if (is_named && is_choice && token().text != "condition" && token().text != "A" && token().text != "B")
      refuse(following().span, "program.syntax.equals");
    if (is_named) {
      const Token key = name("program.expected.argument_name");
      ++at_;
      keywords.push_back({key.text, key.span, expression()});
    } else if (!keywords.empty()) {
      refuse(token().span, "program.syntax.positional_after_keyword");
    } else {
      positional.push_back(expression());
      if (sees("for")) refuse(token().span, "program.left_out.generator");
    }
    if (!take(",")) break;
  }
  expect_end(")");
}

Expression Parser::subscript(Expression owner) {
  expect("[");
  std::vector<SlicePart> slices;
  do slices.push_back(slice());
  while (take(","));
  expect("]");
  const Span span = owner.span.to(last());
  if (slices.size() > 2) refuse(span, "program.shape.three_axes");
  std::vector<Expression> parts;
  parts.push_back(std::move(owner));
  Expression out = made(Kind::subscript, span, std::move(parts));
  out.slices = std::move(slices);
  return out;
}

SlicePart Parser::slice() {
  const Span start = token().span;
  if (sees("None")) refuse(start, "program.shape.three_axes");
  if (sees(".")) {
    while (following().text == ".") ++at_;
    refuse(start.to(token().span), "program.shape.three_axes");
  }
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
      refuse(token().span, "program.syntax.expected",
             {{"expected", Message{"program.expected.operator"}},
              {"found", Message{"program.found.another_text"}}});
    return out;
  }
  if (is(Token::Kind::name)) return word();
  if (sees("(")) return bracketed();
  if (sees("[")) return list();
  if (sees("{")) refuse(found.span, "program.left_out.dict");
  // A comment of another language.
  const bool is_first = at_ == 0 || lexed_.tokens[at_ - 1].kind == Token::Kind::newline ||
                        lexed_.tokens[at_ - 1].kind == Token::Kind::indent;
  if (is_first && (is(Token::Kind::docstring) || sees_any({"/", "//", "%", "*", "**"})))
    unexpected({"program.expected.value"}, {"program.hint.comment"});
  const bool is_bar = sees("|") || sees("||");
  if (is_bar)
    unexpected({"program.expected.value"},
               {"program.hint.write", {{"code", sees("|") ? "abs(…)" : "norm(…)"}}});
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
  const bool is_none = found.text == "None" || found.text == "null" || found.text == "nil";
  if (is_none) refuse(found.span, "program.left_out.none");
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
  if (sees(",")) refuse_tuple();
  if (sees("for")) refuse(token().span, "program.left_out.generator");
  expect(")");
  return made(Kind::brackets, start.to(last()), std::move(parts));
}

/// At the comma of (a, b).
void Parser::refuse_tuple() const {
  std::size_t at = at_;
  int closed = 0;
  // Back to the bracket of the tuple, then to that of the call that it stands in.
  for (int opened = 0; at > 0 && opened < 2; --at) {
    const Token& before = lexed_.tokens[at - 1];
    if (before.kind == Token::Kind::newline) break;
    if (before.kind != Token::Kind::symbol) continue;
    if (before.text == ")" || before.text == "]") ++closed;
    const bool is_opening = before.text == "(" || before.text == "[";
    if (is_opening && closed == 0) ++opened;
    if (is_opening && closed > 0) --closed;
  }
  Message hint;
  if (at > 0 && (lexed_.tokens[at - 1].text == "return" || lexed_.tokens[at].text == "return"))
    hint = {"program.hint.write", {{"code", "return a, b"}}};
  if (at > 0 && is_of_numbers(lexed_.tokens[at - 1].text))
    hint = {"program.hint.numbers_alone", {{"code", lexed_.tokens[at - 1].text + "(a, b)"}}};
  if (at > 0 && lexed_.tokens[at - 1].text == "reshape")
    hint = {"program.hint.numbers_alone", {{"code", "reshape(A, rows, cols)"}}};
  refuse(token().span, {"program.left_out.tuple"}, std::move(hint));
}

Expression Parser::list() {
  const Span start = next().span;
  std::vector<Expression> items;
  if (take("]")) return made(Kind::list, start.to(last()), {});
  items.push_back(expression());
  if (take("for")) return comprehension(start, std::move(items.front()));
  while (take(",") && !sees("]")) items.push_back(expression());
  expect_end("]");
  return made(Kind::list, start.to(last()), std::move(items));
}

Expression Parser::comprehension(const Span& start, Expression value) {
  const Token variable = name("program.expected.number_name");
  if (sees(",")) refuse(token().span, "program.left_out.for_each");
  expect("in");
  std::vector<Expression> parts = range();
  parts.insert(parts.begin(), std::move(value));
  if (sees_any({"if", "for"}))
    refuse(token().span, "program.left_out.comprehension", {{"word", token().text}});
  expect("]");
  Expression out = made(Kind::comprehension, start.to(last()), std::move(parts), variable.text);
  out.name_span = variable.span;
  return out;
}

std::vector<Expression> Parser::range() {
  if (!sees("range") || following().text != "(") refuse(token().span, "program.left_out.for_each");
  Expression call = postfix();
  if (call.kind != Kind::call || !call.keywords.empty() || call.parts.empty() || call.parts.size() > 3)
    refuse(call.span, "program.call.range");
  return std::move(call.parts);
}

}  // namespace attention::program
