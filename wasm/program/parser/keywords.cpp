#include "program/parser/keywords.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <string>

namespace attention::program {

namespace {

constexpr std::string_view all_keywords[] = {
    "False", "None",     "True",  "and",    "as",   "assert", "async",  "await",    "break",
    "class", "continue", "def",   "del",    "elif", "else",   "except", "finally",  "for",
    "from",  "global",   "if",    "import", "in",   "is",     "lambda", "nonlocal", "not",
    "or",    "pass",     "raise", "return", "try",  "while",  "with",   "yield"};

constexpr std::string_view modules[] = {"np", "numpy",  "torch", "F",  "jnp",  "jax",  "math",
                                        "tf", "einops", "scipy", "nn", "self", "keras"};

/// Words that begin a function in other languages, in small letters.
constexpr std::string_view function_words[] = {"def", "function", "func", "fn", "fun", "define", "void"};

/// Words that stand before a new name in other languages.
constexpr std::string_view declaration_words[] = {"let",    "var",    "const",  "auto", "int",   "float",
                                                  "double", "Tensor", "Matrix", "set",  "local", "Let"};

/// Functions whose arguments are numbers beside each other.
constexpr std::string_view of_numbers[] = {"zeros",       "ones",         "reshape",    "causal_mask",
                                           "window_mask", "padding_mask", "block_mask", "range"};

struct MethodElsewhere {
  std::string_view name;
  std::string_view code;
};

/// What is written for methods of arrays and lists elsewhere that are no functions there.
constexpr MethodElsewhere methods[] = {
    {"T", ".T"},
    {"t", ".T"},
    {"mT", ".T"},
    {"transpose", ".T"},
    {"permute", ".T"},
    {"swapaxes", ".T"},
    {"shape", ".shape"},
    {"view", "reshape(A, rows, cols)"},
    {"flatten", "reshape(A, 1, rows * cols)"},
    {"ravel", "reshape(A, 1, rows * cols)"},
    {"extend", "parts.append(value)"},
    {"insert", "parts.append(value)"},
};

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

std::string_view library_of(std::string_view module) {
  if (module == "torch" || module == "F" || module == "nn") return "torch.";
  if (module == "np" || module == "numpy" || module == "jnp") return "numpy.";
  return module == "jax" ? "jax." : "";
}

bool is_function_word(std::string_view word) {
  std::string small(word);
  for (char& letter : small) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  return std::find(std::begin(function_words), std::end(function_words), small) != std::end(function_words);
}

bool is_declaration_word(std::string_view word) {
  return std::find(std::begin(declaration_words), std::end(declaration_words), word) !=
         std::end(declaration_words);
}

bool is_of_numbers(std::string_view function) {
  return std::find(std::begin(of_numbers), std::end(of_numbers), function) != std::end(of_numbers);
}

std::string_view instead_of_method(std::string_view name) {
  for (const MethodElsewhere& each : methods)
    if (each.name == name) return each.code;
  return {};
}

}  // namespace attention::program
