#include "program/parser/keywords.h"

#include <algorithm>
#include <iterator>

namespace attention::program {

namespace {

constexpr std::string_view all_keywords[] = {
    "False", "None",     "True",  "and",    "as",   "assert", "async",  "await",    "break",
    "class", "continue", "def",   "del",    "elif", "else",   "except", "finally",  "for",
    "from",  "global",   "if",    "import", "in",   "is",     "lambda", "nonlocal", "not",
    "or",    "pass",     "raise", "return", "try",  "while",  "with",   "yield"};

constexpr std::string_view modules[] = {"np", "numpy", "torch", "F", "jnp", "math", "tf", "einops"};

struct LeftOut {
  std::string_view word;
  const char* key;
};

constexpr LeftOut left_out[] = {
    {"import", "program.left_out.import"},     {"from", "program.left_out.import"},
    {"while", "program.left_out.while"},       {"class", "program.left_out.class"},
    {"try", "program.left_out.try"},           {"with", "program.left_out.with"},
    {"lambda", "program.left_out.lambda"},     {"global", "program.left_out.global"},
    {"nonlocal", "program.left_out.nonlocal"}, {"del", "program.left_out.del"},
    {"yield", "program.left_out.yield"},       {"async", "program.left_out.async"},
    {"raise", "program.left_out.raise"},       {"break", "program.left_out.break"},
    {"continue", "program.left_out.continue"}, {"pass", "program.left_out.pass"},
    {"match", "program.left_out.match"},
};

}  // namespace

bool is_keyword(std::string_view word) {
  return std::find(std::begin(all_keywords), std::end(all_keywords), word) != std::end(all_keywords);
}

const char* left_out_key(std::string_view word) {
  for (const LeftOut& each : left_out)
    if (each.word == word) return each.key;
  return nullptr;
}

bool is_module(std::string_view name) {
  return std::find(std::begin(modules), std::end(modules), name) != std::end(modules);
}

}  // namespace attention::program
