#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "program/text/span.h"

namespace attention::program {

using Character = char32_t;
using Line = std::u32string;

/// The characters of a text in UTF-8, by lines; bytes that are no UTF-8 become U+FFFD. A byte order mark at
/// the start, and carriage returns before the end of a line, are left out. Throws ProgramError for more than
/// ProgramLimits::characters.
std::vector<Line> lines_of(std::string_view text);

/// Characters from `first` to before `last`, in UTF-8.
std::string utf8(const Line& line, std::size_t first, std::size_t last);

/// What stands at a place; empty if it goes on over the end of a line.
std::string text_at(const std::vector<Line>& lines, const Span& span);

inline bool is_digit(Character c) { return c >= U'0' && c <= U'9'; }
inline bool is_name_start(Character c) {
  return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z') || c == U'_';
}
inline bool is_name_part(Character c) { return is_name_start(c) || is_digit(c); }

/// Whether a text is a name: `d_k`.
bool is_name(std::string_view text);

/// What a name is called outside of the program. An underscore at its end, which tells it from a function, is
/// no part of it: `concat_` is concat. Two inside separate a group from what is in it: `norm_1__gain` is
/// norm_1/gain.
std::string id_of(std::string_view name);

/// A text without the spaces around it.
std::string trimmed(std::string_view text);

}  // namespace attention::program
