#include "program/check/function_table.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "program/check/closest.h"

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

constexpr Pair elsewhere[] = {
    {"dim", "axis"},
    {"keepdim", "keepdims"},
    {"concatenate", "concat"},
    {"cat", "concat"},
    {"hstack", "concat([A, B], axis=1)"},
    {"column_stack", "concat([A, B], axis=1)"},
    {"vstack", "concat([A, B], axis=0)"},
    {"stack", "concat([A, B], axis=0)"},
    {"append", "concat([A, B], axis=0)"},
    {"amax", "max"},
    {"amin", "min"},
    {"argmax", "hardmax(A)"},
    {"transpose", "A.T"},
    {"swapaxes", "A.T"},
    {"matmul", "A @ B"},
    {"dot", "A @ B"},
    {"inner", "A @ B.T"},
    {"mm", "A @ B"},
    {"bmm", "A @ B"},
    {"einsum", "A @ B"},
    {"vdot", "A @ B"},
    {"multiply", "A * B"},
    {"mul", "A * B"},
    {"divide", "A / B"},
    {"add", "A + B"},
    {"subtract", "A - B"},
    {"power", "A ** 2"},
    {"pow", "A ** 2"},
    {"square", "A * A"},
    {"rsqrt", "1 / sqrt(A)"},
    {"log2", "log(A) / log(2)"},
    {"log10", "log(A) / log(10)"},
    {"reciprocal", "1 / A"},
    {"negative", "-A"},
    {"tan", "sin(A) / cos(A)"},
    {"relu6", "minimum(relu(A), 6)"},
    {"leaky_relu", "maximum(A, 0.01 * A)"},
    {"swish", "silu"},
    {"sigmoid_", "sigmoid"},
    {"masked_fill", "where(condition, A, B)"},
    {"arange", "array([[i for i in range(n)]])"},
    {"linspace", "array([[i for i in range(n)]])"},
    {"full", "c * ones(rows, cols)"},
    {"full_like", "c * ones(rows, cols)"},
    {"zeros_like", "0 * A"},
    {"ones_like", "0 * A + 1"},
    {"identity", "eye(n)"},
    {"tensor", "array"},
    {"matrix", "array"},
    {"asarray", "array"},
    {"triu", "A - tril(A, -1)"},
    {"outer", "u.T @ v"},
    {"topk", "top_k_mask(A, k)"},
    {"clip", "minimum(maximum(A, low), high)"},
    {"clamp", "minimum(maximum(A, low), high)"},
    {"linear", "X @ W + b"},
    {"Linear", "X @ W + b"},
    {"var", "mean((A - mean(A, axis=-1)) ** 2, axis=-1)"},
    {"std", "sqrt(mean((A - mean(A, axis=-1)) ** 2, axis=-1))"},
    {"layer_norm", "(A - mean(A, axis=-1)) / sqrt(mean((A - mean(A, axis=-1)) ** 2, axis=-1) + 1e-5)"},
    {"LayerNorm", "(A - mean(A, axis=-1)) / sqrt(mean((A - mean(A, axis=-1)) ** 2, axis=-1) + 1e-5)"},
    {"rms_norm", "A / sqrt(mean(A * A, axis=-1) + 1e-5)"},
    {"normalize", "A / norm(A)"},
    {"cumsum", "tril(ones(n, n)) @ A"},
    {"repeat", "concat([A, A], axis=0)"},
    {"tile", "concat([A, A], axis=0)"},
    {"int", "floor"},
    {"round", "floor(x + 0.5)"},
    {"float", "1.0 * x"},
    {"list", "[i for i in range(n)]"},
    {"enumerate", "range"},
    {"zip", "range"},
    {"chunk", "split(A, parts, axis=1)"},
    {"log_sum_exp", "logsumexp"},
    {"scaled_dot_product_attention", "softmax(Q @ K.T / sqrt(d_k)) @ V"},
};

/// Functions that have random numbers.
constexpr std::string_view random_functions[] = {"rand",   "randn",   "randint",  "random",
                                                 "normal", "uniform", "Parameter"};

/// Functions that have a name elsewhere, and nothing that is like them here: a name that is spelt like one is
/// another function.
constexpr std::string_view no_counterpart[] = {"inv",  "pinv", "solve", "sort",  "argsort", "svd",   "det",
                                               "diag", "flip", "roll",  "trace", "unique",  "gather"};

constexpr Pair other_names[] = {{"max", "largest"},    {"min", "smallest"}, {"sum", "total"},
                                {"mean", "centre"},    {"norm", "length"},  {"exp", "powers"},
                                {"softmax", "weights"}};

bool is_any_of(std::string_view name, const std::string_view* first, const std::string_view* last) {
  return std::find(first, last, name) != last;
}

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

std::string_view instead_of(std::string_view name) { return second_of(elsewhere, name); }

Message hint_for_function(std::string_view name, const std::vector<std::string>& own) {
  if (is_any_of(name, std::begin(random_functions), std::end(random_functions)))
    return {"program.hint.random", {{"code", "W: \"d d_k\""}}};
  if (name == "dropout" || name == "Dropout") return {"program.hint.dropout"};
  if (name == "print") return {"program.hint.named_line"};
  if (const std::string code(instead_of(name)); !code.empty())
    return {"program.hint.write", {{"code", code}}};
  if (is_any_of(name, std::begin(no_counterpart), std::end(no_counterpart))) return {};
  std::vector<std::string> known = function_names();
  known.insert(known.end(), own.begin(), own.end());
  constexpr double least = 0.7;
  return closest_hint(std::string(name), known, least);
}

std::string other_name(const std::string& function) {
  const std::string_view found = second_of(other_names, function);
  return found.empty() ? function + "_" : std::string(found);
}

}  // namespace attention::program
