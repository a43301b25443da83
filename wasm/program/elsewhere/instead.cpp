#include "program/elsewhere/instead.h"

#include <algorithm>
#include <map>
#include <sstream>

#include "program/check/closest.h"
#include "program/check/function_table.h"
#include "program/elsewhere/elsewhere.h"

namespace attention::program {

namespace {

/// What stands in a call for each argument.
using Given = std::map<std::string, const Expression*>;

/// Longer ones are not told, and not written: the place of a mistake has to stay in sight.
constexpr std::size_t longest_code = 100;

std::string quoted(const Expression& expression, const std::vector<Line>& lines) {
  return text_at(lines, expression.span);
}

const Expression& without_brackets(const Expression& expression) {
  return expression.kind == Expression::Kind::brackets ? without_brackets(expression.parts.front())
                                                       : expression;
}

bool needs_brackets_beside(const Expression& expression) {
  return expression.kind == Expression::Kind::binary || expression.kind == Expression::Kind::minus ||
         expression.kind == Expression::Kind::choice || expression.kind == Expression::Kind::comparison ||
         expression.kind == Expression::Kind::logic || expression.kind == Expression::Kind::negation;
}

/// Whether a text is one value: no operator outside of brackets.
bool is_closed(std::string_view code) {
  int depth = 0;
  for (const char c : code) {
    if (c == '(' || c == '[') ++depth;
    if (c == ')' || c == ']') --depth;
    if (c == ' ' && depth == 0) return false;
  }
  return code.substr(0, 1) != "-";
}

/// Whether nothing but brackets, commas and = stands beside a place.
bool stands_alone(const std::vector<Line>& lines, const Span& span) {
  const std::string before = trimmed(text_at(lines, {span.line, 1, span.line, span.column}));
  const int end = static_cast<int>(lines[static_cast<std::size_t>(span.end_line - 1)].size()) + 1;
  const std::string after = trimmed(text_at(lines, {span.end_line, span.end_column, span.end_line, end}));
  const bool is_return = before == "return";
  const bool is_first =
      before.empty() || is_return || std::string_view("=(,[:").find(before.back()) != std::string_view::npos;
  return is_first &&
         (after.empty() || std::string_view("),]:#").find(after.front()) != std::string_view::npos);
}

/// The arguments of a call by their names in the code; empty where others are needed.
Given arguments_by_name(const Expression& call, std::string_view arguments) {
  if (arguments == only_name || arguments == only_words) return {};
  Given out;
  std::istringstream words{std::string(arguments)};
  std::size_t count = 0;
  for (std::string word; words >> word; ++count) {
    const std::string own = word.substr(0, word.find('|'));
    if (count < call.parts.size()) out[own] = &without_brackets(call.parts[count]);
    for (const Keyword& keyword : call.keywords)
      if (("|" + word + "|").find("|" + keyword.name + "|") != word.npos) out[own] = &keyword.value;
  }
  const bool is_whole = out.size() == count && call.parts.size() + call.keywords.size() == count;
  return is_whole ? out : Given{};
}

/// An argument as it may stand in the code from `first` to `last`.
std::string argument_text(const std::string& name, const Expression& value, std::string_view code,
                          std::size_t first, std::size_t last, const std::vector<Line>& lines) {
  std::string text = quoted(value, lines);
  // A mask of ones and zeros is no comparison yet.
  if (name == "condition" && value.kind != Expression::Kind::comparison) text += " != 0";
  const std::string_view before = code.substr(0, first);
  const std::string_view after = code.substr(last, 1);
  const std::string_view last_two = before.substr(before.size() - std::min<std::size_t>(before.size(), 2));
  const bool is_alone =
      (before.empty() || before.back() == '(' || before.back() == '=' || last_two == ", ") &&
      (after.empty() || after == ")" || after == ",");
  return needs_brackets_beside(value) && !is_alone ? "(" + text + ")" : text;
}

/// The code with the arguments of a call in place of their names; empty where one cannot be quoted.
std::string filled(std::string_view code, const Given& given, const std::vector<Line>& lines) {
  for (const auto& [name, value] : given)
    if (quoted(*value, lines).empty()) return {};
  std::string out;
  for (std::size_t at = 0; at < code.size();) {
    std::size_t end = at;
    while (end < code.size() && is_name_part(static_cast<unsigned char>(code[end]))) ++end;
    const std::string word(code.substr(at, end - at));
    const auto found = given.find(word);
    // axis=along, and 1e-5: no arguments.
    out += found == given.end() ? word : argument_text(word, *found->second, code, at, end, lines);
    if (end < code.size()) out += code[end];
    at = end + 1;
  }
  return out;
}

std::string transposed_if(bool is_turned, const std::string& text) {
  if (!is_turned) return text;
  const bool is_transposed = text.size() > 2 && text.substr(text.size() - 2) == ".T";
  return is_transposed ? text.substr(0, text.size() - 2) : text + ".T";
}

/// What einsum computes of two matrices: "Q @ K.T" of "nd,md->nm"; empty for everything else.
std::string einsum_code(const std::string& spec, const std::string& a, const std::string& b) {
  std::string plain;
  for (const char c : spec)
    if (c != ' ') plain += c;
  const bool has_form = plain.size() >= 7 && plain[2] == ',' && plain.substr(5, 2) == "->";
  if (!has_form || plain[0] == plain[1] || plain[3] == plain[4]) return {};
  const std::string left = plain.substr(0, 2), right = plain.substr(3, 2), result = plain.substr(7);
  const std::string turned{right[1], right[0]};
  if (left == right || left == turned) {
    const std::string product = a + " * " + transposed_if(left == turned, b);
    if (result == left) return product;
    if (result.empty()) return "sum(sum(" + product + ", axis=1), axis=0)";
    if (result.size() == 1 && left.find(result) != left.npos)
      return "sum(" + product + (result[0] == left[0] ? ", axis=1)" : ", axis=0)");
    return {};
  }
  const std::size_t at = right.find(left[1]) != right.npos ? 1 : 0;
  const std::size_t place = right.find(left[at]);
  if (place == right.npos) return {};
  const char row = left[1 - at], col = right[1 - place];
  if (result == std::string{row, col})
    return transposed_if(at == 0, a) + " @ " + transposed_if(place == 1, b);
  if (result == std::string{col, row})
    return transposed_if(place == 0, b) + " @ " + transposed_if(at == 1, a);
  return {};
}

/// Of einsum("nd,md->nm", Q, K).
std::string einsum_of_call(const Expression& call, const std::vector<Line>& lines) {
  if (call.parts.size() != 3 || !call.keywords.empty() || call.parts[0].kind != Expression::Kind::literal)
    return {};
  const std::string* const spec = std::get_if<std::string>(&call.parts[0].value);
  const std::string a = operand_text(call.parts[1], "*", lines), b = operand_text(call.parts[2], "*", lines);
  return spec == nullptr || a.empty() || b.empty() ? std::string() : einsum_code(*spec, a, b);
}

Message hint_to_write(std::string_view name, std::string code) {
  const bool is_top_k = name.substr(0, 3) == "top";
  return {is_top_k ? "program.hint.top_k" : "program.hint.write", {{"code", std::move(code)}}};
}

bool is_einsum(std::string_view name) {
  const std::size_t dot = name.rfind('.');
  return name.substr(dot == name.npos ? 0 : dot + 1) == "einsum";
}

}  // namespace

std::string operand_text(const Expression& expression, std::string_view after,
                         const std::vector<Line>& lines) {
  const std::string text = quoted(expression, lines);
  const bool is_sum = after == "+" || after == "-";
  const bool is_tight =
      expression.kind == Expression::Kind::binary && expression.name != "+" && expression.name != "-";
  return text.empty() || !needs_brackets_beside(expression) || (is_sum && is_tight) ? text : "(" + text + ")";
}

Message hint_for_function(std::string_view name, const std::vector<std::string>& own) {
  const std::string_view last = name.substr(name.rfind('.') == name.npos ? 0 : name.rfind('.') + 1);
  if (is_random(last)) return {"program.hint.random", {{"code", "W: \"d d_k\""}}};
  if (last == "dropout" || last == "Dropout") return {"program.hint.dropout"};
  if (last == "print") return {"program.hint.named_line"};
  if (name == "torch.split")
    return {"program.hint.split_parts", {{"code", std::string(elsewhere_named(name).front()->code)}}};
  if (const std::vector<const Elsewhere*> known = elsewhere_named(name); !known.empty())
    return hint_to_write(last, std::string(known.front()->code));
  if (is_of_elsewhere(last)) return {};
  std::vector<std::string> known = function_names();
  known.insert(known.end(), own.begin(), own.end());
  constexpr double least = 0.7;
  return closest_hint(std::string(last), known, least);
}

Instead instead_of_call(const Expression& call, const std::vector<Line>& lines,
                        const std::vector<std::string>& own) {
  Instead out{hint_for_function(call.name, own)};
  std::string code;
  if (is_einsum(call.name)) {
    code = einsum_of_call(call, lines);
    const bool has_spec = !call.parts.empty() && call.parts[0].kind == Expression::Kind::literal;
    if (code.empty() && has_spec) out.hint = {"program.hint.matmul"};
  }
  for (const Elsewhere* const each : elsewhere_named(call.name)) {
    const Given given = arguments_by_name(call, each->arguments);
    if (code.empty() && !given.empty()) code = filled(each->code, given, lines);
  }
  if (code.empty() || code.size() > longest_code) return out;
  out.hint = hint_to_write(call.name, code);
  const bool needs_brackets = !is_closed(code) && !stands_alone(lines, call.span);
  out.correction = {call.span, needs_brackets ? "(" + code + ")" : code};
  return out;
}

std::optional<Correction> function_of_method(const Expression& call, const std::vector<Line>& lines) {
  const FunctionSpec* const function = function_named(call.name);
  // Both take the matrix in another place.
  if (function == nullptr || call.name == "split" || call.name == "where") return {};
  std::vector<std::string> arguments;
  std::string axis;
  for (const Expression& each : call.parts) arguments.push_back(quoted(without_brackets(each), lines));
  const bool is_of_lines = function->argument("axis") != nullptr || is_of_rows(*function);
  if (is_of_lines && arguments.size() == 2) {
    axis = arguments.back();
    arguments.pop_back();
  }
  for (const Keyword& each : call.keywords) {
    const std::string_view here = argument_here(each.name);
    const std::string name(here.empty() ? std::string_view(each.name) : here);
    if (name == "keepdims") continue;
    if (name == "axis" && is_of_lines)
      axis = quoted(each.value, lines);
    else if (function->argument(name) != nullptr)
      arguments.push_back(name + "=" + quoted(each.value, lines));
    else
      return {};
  }
  const bool is_last = axis == "-1" || axis == "1";
  if (!axis.empty() && !is_last && (axis != "0" || is_of_rows(*function))) return {};
  if (!axis.empty() && !is_of_rows(*function) && !(call.name == "softmax" && is_last))
    arguments.push_back("axis=" + axis);
  std::string code;
  for (const std::string& each : arguments) code += (code.empty() ? "" : ", ") + each;
  if (call.span.line != call.span.end_line || code.size() > longest_code) return {};
  return Correction{call.span, call.name + "(" + code + ")"};
}

}  // namespace attention::program
