#include "program/check/arguments.h"

#include "program/text/program_error.h"

namespace attention::program {

namespace {

bool is_of_many(const FunctionSpec& function) { return function.name == "max" || function.name == "min"; }

bool is_reduction(const FunctionSpec& function) {
  return is_of_many(function) || function.name == "sum" || function.name == "mean";
}

void take_positional(const Expression& call, const FunctionSpec& function, GivenArguments& out) {
  const bool is_any_count = is_of_many(function);
  const std::size_t count = function.positional_count() - (is_any_count ? 1 : 0);
  if (call.parts.size() > count && !is_any_count)
    refuse(call.parts[count].span, {"program.call.too_many",
                                    {{"function", std::string(function.name)},
                                     {"count", static_cast<Index>(count)},
                                     {"signature", signature_of(function)}}});
  for (std::size_t k = 0; k < call.parts.size(); ++k) {
    if (k < count)
      out.by_name[std::string(function.arguments[k].name)] = &call.parts[k];
    else
      out.more.push_back(&call.parts[k]);
  }
}

void take_keyword(const Keyword& keyword, const FunctionSpec& function, GivenArguments& out) {
  if (out.find(keyword.name) != nullptr)
    refuse(keyword.span, {"program.call.twice", {{"name", keyword.name}}});
  if (keyword.name == "keepdims" && is_reduction(function)) refuse(keyword.span, {"program.call.keepdims"});
  if (function.argument(keyword.name) == nullptr) {
    const std::string code(instead_of(keyword.name));
    Message hint;
    if (!code.empty()) hint = {"program.hint.write", {{"code", code}}};
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
  take_positional(call, function, out);
  for (const Keyword& keyword : call.keywords) take_keyword(keyword, function, out);
  for (std::size_t k = 0; k < function.count(); ++k) {
    const ArgumentSpec& each = function.arguments[k];
    if (!each.initial.empty() || out.find(each.name) != nullptr) continue;
    if (each.takes == Takes::axis) refuse(call.span, {"program.call.axis_missing"});
    refuse(call.span, {"program.call.missing",
                       {{"function", std::string(function.name)},
                        {"argument", std::string(each.name)},
                        {"signature", signature_of(function)}}});
  }
  return out;
}

}  // namespace attention::program
