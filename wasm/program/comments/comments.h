#pragma once

#include <map>
#include <string>

#include "program/parser/parser.h"

namespace attention::program {

/// What comments say about statements, by the lines that these begin on.
struct Comments {
  /// The lines of comments right above a statement, else the comment at its end.
  std::map<int, std::string> prose{};
  /// The last comment above that begins with ##: the title of a part.
  std::map<int, std::string> headings{};
  /// At the end of a line.
  std::map<int, std::string> beside{};
};

Comments read_comments(const ParsedText& parsed);

}  // namespace attention::program
