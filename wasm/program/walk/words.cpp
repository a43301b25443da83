#include "program/walk/words.h"

#include <algorithm>
#include <iterator>

namespace attention::program {

namespace {

struct NameWord {
  std::string_view name;
  const char* symbol;
  /// Null where it follows from what the step is made of.
  const char* role = nullptr;
};

constexpr NameWord name_words[] = {
    {"query", "Q", "query"},
    {"key", "K", "key"},
    {"value", "V", "value"},
    {"Q", "Q", "query"},
    {"q", "q", "query"},
    {"K", "K", "key"},
    {"V", "V", "value"},
    {"X", "X", "input"},
    {"Y", "Y", "context_input"},
    {"scores", "S", "scores"},
    {"scaled_scores", "\\tilde{S}"},
    {"masked_scores", "\\hat{S}"},
    {"capped_scores", "\\check{S}"},
    {"weights", "A", "weights"},
    {"context", "C", "context"},
    {"output", "O", "output"},
    {"mask", "M", "mask"},
    {"state", "h"},
    {"memory", "Z"},
    {"concat", "\\bar{C}"},
    {"joined", "\\bar{C}"},
    {"gain", "\\gamma"},
    {"shift", "\\beta"},
    {"mean", "\\mu"},
    {"variance", "\\sigma^{2}"},
    {"hidden", "H"},
    {"residual_1", "R_1"},
    {"residual_2", "R_2"},
    {"positions", "t"},
    {"angles", "\\Theta"},
    {"frequencies", "\\omega"},
    {"bias", "B"},
    {"w_q", "W^Q"},
    {"w_k", "W^K"},
    {"w_v", "W^V"},
    {"w_o", "W^O"},
    {"W_q", "W^Q", "query"},
    {"W_k", "W^K", "key"},
    {"W_v", "W^V", "value"},
    {"W_o", "W^O", "output"},
    {"b_q", "b^Q", "query"},
    {"b_k", "b^K", "key"},
    {"b_v", "b^V", "value"},
    {"b_o", "b^O", "output"},
};

constexpr std::string_view greek_words[] = {
    "alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta",     "theta", "iota", "kappa", "lambda", "mu",
    "nu",    "xi",   "pi",    "rho",   "sigma",   "tau",  "upsilon", "phi",   "chi",  "psi",   "omega"};

constexpr std::string_view from_one[] = {"head", "step", "layer", "block", "tile", "part", "group", "token"};

const NameWord* word_named(std::string_view name) {
  const auto is_it = [&](const NameWord& each) { return each.name == name; };
  const auto found = std::find_if(std::begin(name_words), std::end(name_words), is_it);
  return found == std::end(name_words) ? nullptr : found;
}

std::string lower_case(std::string text) {
  for (char& c : text)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return text;
}

std::string in_words(std::string name) {
  std::replace(name.begin(), name.end(), '_', ' ');
  return "\\text{" + name + "}";
}

bool is_any(std::string_view op, std::initializer_list<std::string_view> of) {
  return std::find(of.begin(), of.end(), op) != of.end();
}

std::string role_of_product(const std::string& left, const std::string& right) {
  if (left == "query" && right == "key") return "scores";
  if (left == "weights") return "context";
  const bool is_projected = left == "input" || left == "context_input";
  if (is_projected && (right == "query" || right == "key" || right == "value")) return right;
  if (left == "context" && right == "output") return "output";
  return left;
}

std::string role_of_op(const Recorder& recorder, const Step& step) {
  const Node<double>& node = recorder.tape.node(step.node);
  const std::string_view op = node.op->name;
  if (step.is_mask) return "mask";
  if (node.operands.empty()) return op == "input" ? "input" : "inner";
  const std::string& first = recorder.step(node.operands.front()).role;
  if (op == "matmul") return role_of_product(first, recorder.step(node.operands[1]).role);
  if (is_any(op, {"softmax", "softmax_columns", "hardmax"}) && first == "scores") return "weights";
  if (is_any(op, {"largest", "smallest", "sum_to", "mean", "norm", "log_sum_exp", "sum_of_squares"}))
    return "inner";
  return first;
}

}  // namespace

std::string symbol_of(const std::string& name, const Symbols& given) {
  if (const auto found = given.find(name); found != given.end()) return found->second;
  if (const NameWord* const word = word_named(name)) return word->symbol;
  const std::size_t split = std::min(name.find('_'), name.size());
  const std::string head = name.substr(0, split);
  const std::string tail = split < name.size() ? name.substr(split + 1) : "";
  const bool is_greek =
      std::find(std::begin(greek_words), std::end(greek_words), head) != std::end(greek_words);
  if (!is_greek && head.size() != 1) return in_words(name);
  const std::string base = is_greek ? "\\" + lower_case(head) : head;
  if (tail.empty()) return base;
  const std::string index = tail.size() <= 2 ? tail : in_words(tail);
  return index.size() > 1 ? base + "_{" + index + "}" : base + "_" + index;
}

std::string role_of(const std::string& name) {
  const NameWord* word = word_named(name);
  if ((word == nullptr || word->role == nullptr) && !name.empty() && name.back() == 's')
    word = word_named(std::string_view(name).substr(0, name.size() - 1));
  return word == nullptr || word->role == nullptr ? "" : word->role;
}

void give_roles(Recorder& recorder) {
  for (Step& step : recorder.steps) {
    step.role = role_of(step.name);
    if (step.role.empty()) step.role = role_of_op(recorder, step);
  }
}

bool counts_from_one(const std::string& variable) {
  return std::find(std::begin(from_one), std::end(from_one), variable) != std::end(from_one);
}

}  // namespace attention::program
