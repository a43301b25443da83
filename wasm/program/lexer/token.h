#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "program/text/span.h"

namespace attention::program {

/// A value that is known before the run: a truth value, a whole number, a real number or a text.
using Literal = std::variant<bool, std::int64_t, double, std::string>;

struct Token {
  enum class Kind { name, integer, real, text, docstring, symbol, newline, indent, dedent, end };
  Kind kind;
  /// As it is written; of a text what stands between its quotes.
  std::string text;
  Span span;
  /// Of a number or a text.
  Literal value = false;
};

struct Comment {
  int line;
  int column;
  std::string text;
  /// Whether nothing else is on its line.
  bool is_alone;
};

}  // namespace attention::program
