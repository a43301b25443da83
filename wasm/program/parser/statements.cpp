#include <algorithm>

#include "program/check/closest.h"
#include "program/elsewhere/instead.h"
#include "program/parser/keywords.h"
#include "program/parser/parser.h"
#include "program/text/limits.h"

namespace attention::program {

void Parser::begin_block(const char* what) {
  const Message word_of_block{"", {{"what", what}}};
  if (!take(":")) {
    if (sees("=")) refuse(token().span, "program.syntax.equals");
    if (is(Token::Kind::newline)) refuse(token().span, {"program.syntax.colon", word_of_block.args});
    unexpected({"program.found.text", {{"text", ":"}}});
  }
  if (!is(Token::Kind::newline)) refuse(token().span, {"program.syntax.one_line_block", word_of_block.args});
  ++at_;
  if (!is(Token::Kind::indent)) refuse(token().span, {"program.syntax.block", word_of_block.args});
  if (blocks_ == ProgramLimits::blocks)
    refuse(token().span, "program.limit.nesting", {{"max", ProgramLimits::blocks}});
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
    if (is(Token::Kind::indent)) {
      Message hint;
      if (following().kind == Token::Kind::symbol) hint = {"program.hint.inside_brackets"};
      refuse(token().span,
             {"program.syntax.indent",
              {{"found", static_cast<Index>(token().span.end_column - 1)},
               {"expected", static_cast<Index>(body.empty() ? 0 : body.back().span.column - 1)}}},
             std::move(hint));
    }
    body.push_back(statement());
  }
  if (is(Token::Kind::dedent)) ++at_;
  --blocks_;
  return body;
}

Statement Parser::statement() {
  if (is(Token::Kind::name)) {
    if (sees("def")) refuse(token().span, "program.left_out.nested_def");
    if (sees("lambda") && following().text == "=") name("program.expected.value");
    refuse_left_out();
    if (sees("if")) return branch();
    if (sees("for")) return loop();
    if (sees_any({"elif", "else"}))
      refuse(token().span, "program.syntax.else_alone", {{"word", token().text}});
    refuse_no_statement();
  }
  Statement out = simple();
  end_of_line();
  return out;
}

/// Two names beside each other at the start of a line: a declaration of another language, or a sentence.
void Parser::refuse_no_statement() const {
  const Token& word = token();
  if (word.text == "elseif" || word.text == "elsif")
    refuse(word.span, {"program.name.unknown", {{"name", word.text}}},
           {"program.hint.is_it", {{"name", "elif"}}});
  const Token& second = following();
  const bool is_print = word.text == "print" && (second.kind == Token::Kind::name || second.text == "(");
  if (is_print) refuse(word.span, "program.left_out.print");
  const bool are_words = !is_keyword(word.text) && second.kind == Token::Kind::name &&
                         !is_keyword(second.text) && word.text != "print";
  if (!are_words) return;
  const Span both = word.span.to(second.span);
  if (lexed_.tokens[at_ + 2].text == "=" && is_declaration_word(word.text))
    refuse(both, {"program.left_out.declaration", {{"word", word.text}}},
           {"program.hint.write", {{"code", second.text}}});
  if (lexed_.tokens[at_ + 2].text == "=")
    refuse(both, {"program.syntax.space_in_name"},
           {"program.hint.write", {{"code", word.text + "_" + second.text}}});
  const std::vector<std::string> statements = {"return", "for", "if", "elif", "assert", "while", "import"};
  if (Message hint = closest_hint(word.text, statements); !hint.empty())
    refuse(word.span, {"program.name.unknown", {{"name", word.text}}}, std::move(hint));
  refuse(second.span,
         {"program.syntax.expected",
          {{"expected", Message{"program.found.text", {{"text", "="}}}},
           {"found", Message{"program.found.text", {{"text", second.text}}}}}},
         {"program.hint.comment"});
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
  if (is(Token::Kind::newline)) refuse(start, "program.program.returns_nothing");
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

/// What follows the current token on its line, if it is one value and nothing in it is wrong.
std::optional<Expression> Parser::expression_ahead() {
  const std::size_t at = at_++;
  std::optional<Expression> out;
  try {
    out = expression();
    if (!is(Token::Kind::newline)) out.reset();
  } catch (const ProgramError&) {
  }
  at_ = at;
  return out;
}

/// z += a is z = z + a.
void Parser::refuse_in_place(const Expression& target) {
  const Token sign = token();
  const std::string plain = sign.text.substr(0, sign.text.size() - 1);
  const bool is_name = target.kind == Kind::name;
  std::optional<Correction> correction;
  if (const std::optional<Expression> value = expression_ahead(); value && is_name)
    if (const std::string text = operand_text(*value, plain, lexed_.lines); !text.empty())
      correction = {sign.span.to(value->span), "= " + target.name + " " + plain + " " + text};
  refuse(sign.span,
         {"program.left_out.augmented",
          {{"operator", sign.text}, {"name", is_name ? target.name : "x"}, {"plain", plain}}},
         {}, std::move(correction));
}

/// scores[scores < 0] = 0 is scores = where(scores < 0, 0, scores).
void Parser::refuse_cells(const Expression& target) {
  const Expression& owner = target.parts.front();
  const bool is_cells = owner.kind == Kind::name && target.slices.size() == 1 && target.slices[0].index &&
                        target.slices[0].index->kind == Kind::comparison;
  if (!is_cells) refuse(target.span, "program.left_out.item_assignment");
  const std::string condition = text_at(lexed_.lines, target.slices[0].index->span);
  --at_;
  const std::optional<Expression> value = expression_ahead();
  const std::string text = value ? text_at(lexed_.lines, value->span) : "";
  std::optional<Correction> correction;
  std::string code = owner.name + " = where(condition, value, " + owner.name + ")";
  if (!text.empty() && !condition.empty()) {
    code = owner.name + " = where(" + condition + ", " + text + ", " + owner.name + ")";
    correction = {target.span.to(value->span), code};
  }
  refuse(target.span, {"program.left_out.cell_assignment"}, {"program.hint.write", {{"code", code}}},
         std::move(correction));
}

void Parser::refuse_other_assignments(const std::vector<Expression>& targets) {
  const Span& here = token().span;
  if (!is(Token::Kind::symbol)) return;
  constexpr std::string_view in_place[] = {"+=", "-=", "*=", "/=", "//=", "%=", "@=", "**="};
  if (std::find(std::begin(in_place), std::end(in_place), token().text) != std::end(in_place))
    refuse_in_place(targets.front());
  if (sees(":="))
    refuse(here, {"program.left_out.walrus", {{"symbol", ":="}}}, {"program.hint.write", {{"code", "="}}});
  if (sees(":")) refuse(here, "program.left_out.annotation");
}

Statement Parser::assignment(const Span& start, std::vector<Expression> targets) {
  ++at_;
  for (const Expression& target : targets) {
    if (target.kind == Kind::subscript) refuse_cells(target);
    if (target.kind != Kind::name) refuse(target.span, "program.syntax.target");
  }
  std::vector<Expression> values = expressions();
  if (sees("=")) refuse(token().span, "program.left_out.chained_assignment");
  if (targets.size() == 1 && values.size() > 1)
    refuse(values.front().span.to(values.back().span), {"program.left_out.tuple"}, decimal_comma_hint());
  if (values.size() != 1 && values.size() != targets.size())
    refuse(start.to(last()), "program.type.unpack",
           {{"count", static_cast<Index>(targets.size())}, {"found", static_cast<Index>(values.size())}});
  return {Statement::Kind::assign, start.to(last()), std::move(targets), std::move(values)};
}

/// 0,5 at the end of a line.
Message Parser::decimal_comma_hint() const {
  if (at_ < 3) return {};
  const Token* const parts = &lexed_.tokens[at_ - 3];
  const bool are_digits = parts[0].kind == Token::Kind::integer && parts[2].kind == Token::Kind::integer;
  const bool is_one_word =
      parts[0].span.end_column == parts[1].span.column && parts[1].span.end_column == parts[2].span.column;
  if (!are_digits || !is_one_word) return {};
  return {"program.hint.write", {{"code", parts[0].text + "." + parts[2].text}}};
}

/// x == y and x <- y alone on a line: = is meant.
void Parser::refuse_comparison(const Expression& value) const {
  if (value.kind != Kind::comparison || value.parts.front().kind != Kind::name) return;
  const Expression& right = value.parts[1];
  const Span& here = value.name_span;
  if (value.operators.front() == "==") refuse(here, "program.syntax.equals");
  const bool is_arrow = value.operators.front() == "<" && right.span.column == here.end_column &&
                        lexed_.tokens[at_ - 1].span.line == here.line;
  if (!is_arrow || right.kind == Kind::name) return;
  Span arrow = here;
  ++arrow.end_column;
  refuse(arrow,
         {"program.syntax.expected",
          {{"expected", Message{"program.found.text", {{"text", "="}}}},
           {"found", Message{"program.found.text", {{"text", "<-"}}}}}},
         {"program.hint.write", {{"code", "="}}});
}

/// The only statement that is an expression: `parts.append(value)`.
Statement Parser::append(Expression value) const {
  const bool is_append = value.kind == Kind::method && value.name == "append";
  if (!is_append) {
    if (!is(Token::Kind::newline)) unexpected({"program.found.end_of_line"});
    refuse_comparison(value);
    refuse(value.span, "program.syntax.no_effect");
  }
  if (value.parts.size() != 2 || !value.keywords.empty() || value.parts.front().kind != Kind::name)
    refuse(value.span, "program.call.append");
  Statement out{Statement::Kind::append, value.span};
  out.targets.push_back(std::move(value.parts[0]));
  out.values.push_back(std::move(value.parts[1]));
  return out;
}

Statement Parser::branch() {
  const char* const word = sees("elif") ? "elif" : "if";
  const Span start = next().span;
  Statement out{Statement::Kind::branch, start};
  out.values.push_back(expression());
  if (sees("=")) refuse(token().span, "program.syntax.equals");
  out.span = start.to(last());
  out.body = block(word);
  if (sees("elif")) {
    const Depth depth(*this, signs_, ProgramLimits::chain, "program.limit.chain");
    out.other.push_back(branch());
  } else if (sees("else")) {
    const Span start_of_else = next().span;
    if (sees("if"))
      unexpected({"program.found.text", {{"text", ":"}}}, start_of_else.to(token().span),
                 {"program.hint.write", {{"code", "elif"}}});
    out.else_line = start_of_else.line;
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
  if (sees(",")) refuse(token().span, "program.left_out.for_each");
  expect("in");
  out.values = range();
  out.span = start.to(last());
  out.body = block("for");
  return out;
}

}  // namespace attention::program
