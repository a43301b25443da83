#include "program/check/arguments.h"

#include "program/check/closest.h"
#include "program/text/program_error.h"

namespace attention::program {

namespace {

bool is_of_many(const FunctionSpec& function) { return function.name == "max" || function.name == "min"; }

bool is_reduction(const FunctionSpec& function) {
  return is_of_many(function) || function.name == "sum" || function.name == "mean" ||
         function.name == "logsumexp" || is_of_rows(function);
}

bool is_axis(std::string_view argument) { return argument == "axis" || argument == "dim"; }

std::vector<std::string> argument_names(const FunctionSpec& function) {
  std::vector<std::string> out;
  for (std::size_t k = 0; k < function.count(); ++k) out.emplace_back(function.arguments[k].name);
  return out;
}

/// concat(A, B, axis=1), which takes a list.
void check_list(const Expression& call, const FunctionSpec& function) {
  const bool takes_list = function.arguments[0].takes == Takes::list_of_matrices;
  const bool is_second = call.parts.size() > 1 && call.parts[1].kind == Expression::Kind::name;
  if (!takes_list || !is_second || call.parts[0].kind == Expression::Kind::list || call.keywords.empty())
    return;
  refuse(call.parts[0].span, "program.type.list",
         {{"function", std::string(function.name)}, {"code", "concat([a, b], axis=1)"}});
}

void take_positional(const Expression& call, const FunctionSpec& function, GivenArguments& out) {
  const bool is_any_count = is_of_many(function);
  const std::size_t count = function.positional_count() - (is_any_count ? 1 : 0);
  if (call.parts.size() > count && !is_any_count)
    refuse(call.parts[count].span, "program.call.too_many",
           {{"function", std::string(function.name)},
            {"count", static_cast<Index>(count)},
            {"signature", signature_of(function)}});
  for (std::size_t k = 0; k < call.parts.size(); ++k) {
    if (k < count)
      out.by_name[std::string(function.arguments[k].name)] = &call.parts[k];
    else
      out.more.push_back(&call.parts[k]);
  }
}

/// Without an argument that has a name, and the comma before it.
std::optional<Correction> without(const Expression& call, const Keyword& keyword) {
  if (call.parts.empty() && &keyword == &call.keywords.front()) return {};
  const Expression& before = &keyword == &call.keywords.front() ? call.parts.back() : (&keyword - 1)->value;
  const Span& from = before.span;
  const Span& to = keyword.value.span;
  return Correction{{from.end_line, from.end_column, to.end_line, to.end_column}, ""};
}

void take_keyword(const Expression& call, const Keyword& keyword, const FunctionSpec& function,
                  GivenArguments& out) {
  if (out.find(keyword.name) != nullptr) refuse(keyword.span, "program.call.twice", {{"name", keyword.name}});
  const bool is_keepdims = keyword.name == "keepdims" || keyword.name == "keepdim";
  if (is_keepdims && is_reduction(function))
    refuse(keyword.span, {"program.call.keepdims"}, {}, without(call, keyword));
  if (is_axis(keyword.name) && is_of_rows(function))
    refuse(keyword.span, "program.call.rows_only",
           {{"function", std::string(function.name)}, {"code", std::string(function.name) + "(A.T).T"}});
  if (function.argument(keyword.name) == nullptr) {
    const std::string code(argument_here(keyword.name));
    Message hint;
    if (keyword.name == "mask" || keyword.name == "attn_mask")
      hint = {"program.hint.mask_added", {{"code", std::string(function.name) + "(A + mask)"}}};
    else if (!code.empty() && function.argument(code) != nullptr)
      hint = {"program.hint.write", {{"code", code}}};
    else
      hint = closest_hint(keyword.name, argument_names(function));
    refuse(keyword.span,
           {"program.call.keyword",
            {{"function", std::string(function.name)},
             {"name", keyword.name},
             {"signature", signature_of(function)}}},
           std::move(hint));
  }
  out.by_name[keyword.name] = &keyword.value;
}

}  // namespace

GivenArguments arguments_of(const Expression& call, const FunctionSpec& function) {
  GivenArguments out;
  check_list(call, function);
  take_positional(call, function, out);
  for (const Keyword& keyword : call.keywords) take_keyword(call, keyword, function, out);
  for (std::size_t k = 0; k < function.count(); ++k) {
    const ArgumentSpec& each = function.arguments[k];
    if (!each.initial.empty() || out.find(each.name) != nullptr) continue;
    const bool is_of_parts = function.name == "concat" || function.name == "split";
    if (each.takes == Takes::axis)
      refuse(call.span, is_of_parts ? "program.call.axis_missing_of_parts" : "program.call.axis_missing");
    refuse(call.span, "program.call.missing",
           {{"function", std::string(function.name)},
            {"argument", std::string(each.name)},
            {"signature", signature_of(function)}});
  }
  return out;
}

}  // namespace attention::program
