#pragma once

namespace attention::program {

/// A place in the text of a program: lines and columns from 1, in characters; the end is exclusive.
struct Span {
  int line = 1;
  int column = 1;
  int end_line = 1;
  int end_column = 1;

  /// From the start of this one to the end of another.
  Span to(const Span& other) const { return {line, column, other.end_line, other.end_column}; }
};

}  // namespace attention::program
