#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "program/check/checker.h"
#include "program/comments/comments.h"
#include "program/comments/docstring.h"
#include "program/parser/parser.h"

namespace attention::program {

/// A mechanism as a page of text, read and checked.
struct Program {
  /// Its lines, for messages that quote it.
  std::vector<Line> lines;
  ParsedText parsed;
  CheckedFunctions functions{};
  Docstring docstring{};
  Comments comments{};

  /// The last function; the others are helpers.
  const CheckedFunction& mechanism() const { return functions.at(parsed.definitions.back().name); }
};

/// Reads a program. Throws ProgramError, with its place in the text.
std::unique_ptr<const Program> read(std::string_view text);

}  // namespace attention::program
