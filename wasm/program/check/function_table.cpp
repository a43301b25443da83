#include "program/check/function_table.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace attention::program {

namespace function_table {

constexpr ArgumentSpec matrix{"A", Takes::matrix};
constexpr ArgumentSpec either{"A", Takes::matrix_or_number};
constexpr ArgumentSpec number{"A", Takes::number};
constexpr ArgumentSpec axis{"axis", Takes::axis};
constexpr ArgumentSpec rows{"rows", Takes::number};
constexpr ArgumentSpec cols{"cols", Takes::number};
constexpr ArgumentSpec outer{"outer", Takes::matrix};
constexpr ArgumentSpec inner{"inner", Takes::matrix};

constexpr FunctionSpec functions[] = {
    {"exp", {either}},
    {"log", {either}},
    {"sqrt", {either, ArgumentSpec{"epsilon", Takes::number, "0", true}}},
    {"sin", {either}},
    {"cos", {either}},
    {"tanh", {either}},
    {"abs", {either}},
    {"sigmoid", {matrix}},
    {"relu", {matrix}},
    {"silu", {matrix}},
    {"norm", {matrix}},
    {"log_softmax", {matrix}},
    {"hardmax", {matrix}},
    {"floor", {number}},
    {"ceil", {number}},
    {"eye", {ArgumentSpec{"n", Takes::number}}},
    {"gelu", {matrix, ArgumentSpec{"approximate", Takes::word, "\"none\""}}},
    {"maximum", {either, ArgumentSpec{"B", Takes::matrix_or_number}}},
    {"minimum", {either, ArgumentSpec{"B", Takes::matrix_or_number}}},
    {"where",
     {ArgumentSpec{"condition", Takes::condition}, either, ArgumentSpec{"B", Takes::matrix_or_number}}},
    {"round_to", {matrix, ArgumentSpec{"kind", Takes::word}}},
    {"mean", {matrix, axis}},
    {"softmax",
     {matrix, ArgumentSpec{"axis", Takes::axis, "-1"},
      ArgumentSpec{"fully_masked", Takes::word, "\"zeros\"", true}}},
    {"logsumexp", {matrix, axis}},
    {"sum_of_squares", {matrix}},
    {"softcap", {matrix, ArgumentSpec{"cap", Takes::number}}},
    {"cross_entropy", {ArgumentSpec{"targets", Takes::matrix}, ArgumentSpec{"logs", Takes::matrix}}},
    {"top_k_mask", {matrix, ArgumentSpec{"k", Takes::number}}},
    {"concat", {ArgumentSpec{"parts", Takes::list_of_matrices}, axis}},
    {"split", {matrix, ArgumentSpec{"parts", Takes::number}, axis}},
    {"reshape", {matrix, rows, cols}},
    {"take", {matrix, ArgumentSpec{"indices", Takes::list}, ArgumentSpec{"axis", Takes::axis, "-"}}},
    {"interleave",
     {matrix, ArgumentSpec{"B", Takes::matrix}, ArgumentSpec{"cols", Takes::number, "-", true}}},
    {"tril", {matrix, ArgumentSpec{"k", Takes::number, "0"}}},
    {"pair_sum", {outer, inner}},
    {"pair_concat", {outer, inner, ArgumentSpec{"first", Takes::word, "\"outer\"", true}}},
    {"rotate_pairs",
     {matrix, ArgumentSpec{"cosines", Takes::matrix}, ArgumentSpec{"sines", Takes::matrix},
      ArgumentSpec{"pairing", Takes::word, "\"interleaved\""}}},
    {"array", {ArgumentSpec{"rows", Takes::list}}},
    {"zeros", {rows, cols}},
    {"ones", {rows, cols}},
    {"causal_mask", {rows, cols, ArgumentSpec{"offset", Takes::number, "0"}}},
    {"window_mask", {rows, cols, ArgumentSpec{"left", Takes::number}, ArgumentSpec{"right", Takes::number}}},
    {"padding_mask", {rows, cols, ArgumentSpec{"valid", Takes::number}}},
    {"block_mask", {rows, cols, ArgumentSpec{"size", Takes::number}}},
    {"region_mask", {ArgumentSpec{"regions", Takes::list}, ArgumentSpec{"barrier", Takes::number}}},
    {"band_scores",
     {ArgumentSpec{"Q", Takes::matrix}, ArgumentSpec{"K", Takes::matrix}, ArgumentSpec{"left", Takes::number},
      ArgumentSpec{"right", Takes::number}}},
    {"band_context",
     {ArgumentSpec{"weights", Takes::matrix}, ArgumentSpec{"V", Takes::matrix},
      ArgumentSpec{"left", Takes::number}}},
    {"convolve",
     {ArgumentSpec{"picture", Takes::matrix}, ArgumentSpec{"kernel", Takes::matrix},
      ArgumentSpec{"border", Takes::word, "\"nearest\""}}},
    {"offset_distances",
     {ArgumentSpec{"centers", Takes::matrix}, ArgumentSpec{"row", Takes::number},
      ArgumentSpec{"height", Takes::number}, ArgumentSpec{"width", Takes::number}}},
    {"len", {ArgumentSpec{"parts", Takes::list}}},
    // Told apart by what they are given: a list or numbers, or a matrix and its axis.
    {"sum", {ArgumentSpec{"A", Takes::list}, ArgumentSpec{"axis", Takes::axis, "-"}}},
    {"max",
     {either, ArgumentSpec{"B", Takes::matrix_or_number, "-"}, ArgumentSpec{"axis", Takes::axis, "-"}}},
    {"min",
     {either, ArgumentSpec{"B", Takes::matrix_or_number, "-"}, ArgumentSpec{"axis", Takes::axis, "-"}}},
};

}  // namespace function_table

namespace {

using Pair = std::pair<std::string_view, std::string_view>;

/// Arguments that have another name elsewhere.
constexpr Pair names_of_arguments[] = {{"dim", "axis"}, {"keepdim", "keepdims"}, {"diagonal", "k"}};

constexpr Pair other_names[] = {{"max", "largest"},    {"min", "smallest"}, {"sum", "total"},
                                {"mean", "centre"},    {"norm", "length"},  {"exp", "powers"},
                                {"softmax", "weights"}};

template <std::size_t count>
std::string_view second_of(const Pair (&table)[count], std::string_view first) {
  for (const Pair& each : table)
    if (each.first == first) return each.second;
  return {};
}

}  // namespace

std::size_t FunctionSpec::count() const {
  const auto is_missing = [](const ArgumentSpec& each) { return each.takes == Takes::nothing; };
  return static_cast<std::size_t>(std::find_if(arguments.begin(), arguments.end(), is_missing) -
                                  arguments.begin());
}

std::size_t FunctionSpec::positional_count() const {
  return static_cast<std::size_t>(std::count_if(arguments.begin(),
                                                arguments.begin() + static_cast<std::ptrdiff_t>(count()),
                                                [](const ArgumentSpec& each) { return !each.is_keyword; }));
}

const ArgumentSpec* FunctionSpec::argument(std::string_view named) const {
  for (std::size_t k = 0; k < count(); ++k)
    if (arguments[k].name == named) return &arguments[k];
  return nullptr;
}

const FunctionSpec* function_named(std::string_view name) {
  for (const FunctionSpec& each : function_table::functions)
    if (each.name == name) return &each;
  return nullptr;
}

bool is_of_rows(const FunctionSpec& function) {
  return function.name == "norm" || function.name == "log_softmax" || function.name == "hardmax" ||
         function.name == "sum_of_squares";
}

std::vector<std::string> function_names() {
  std::vector<std::string> out;
  for (const FunctionSpec& each : function_table::functions) out.emplace_back(each.name);
  return out;
}

bool may_be_own_name(std::string_view name) {
  constexpr std::string_view later[] = {"split",         "logsumexp",       "sum_of_squares", "softcap",
                                        "cross_entropy", "region_mask",     "band_scores",    "band_context",
                                        "convolve",      "offset_distances"};
  return std::find(std::begin(later), std::end(later), name) != std::end(later);
}

bool is_constant_name(std::string_view name) { return name == "inf" || name == "pi"; }

std::string signature_of(const FunctionSpec& function) {
  std::string out;
  for (std::size_t k = 0; k < function.count(); ++k) {
    const ArgumentSpec& each = function.arguments[k];
    // What may be missing is told by the last word only: it is the axis.
    if (each.is_keyword || (each.initial == "-" && each.name != "axis")) continue;
    out += out.empty() ? "" : ", ";
    out += each.name;
    if (!each.initial.empty() && each.initial != "-") out.append("=").append(each.initial);
  }
  return std::string(function.name) + "(" + out + ")";
}

std::string_view argument_here(std::string_view name) { return second_of(names_of_arguments, name); }

std::string other_name(const std::string& function) {
  const std::string_view found = second_of(other_names, function);
  return found.empty() ? function + "_" : std::string(found);
}

}  // namespace attention::program
