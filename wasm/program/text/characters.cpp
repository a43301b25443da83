#include "program/text/characters.h"

#include <algorithm>

#include "program/text/limits.h"
#include "program/text/program_error.h"

namespace attention::program {

namespace {

constexpr Character replacement = U'\uFFFD';

/// The number of bytes of a character by its first byte; 0 for a byte that begins none.
std::size_t length_of(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first < 0xE0) return 2;
  if (first >= 0xE0 && first < 0xF0) return 3;
  return first >= 0xF0 && first < 0xF5 ? 4 : 0;
}

bool is_encodable(Character c, std::size_t length) {
  constexpr Character smallest[] = {0, 0, 0x80, 0x800, 0x10000};
  return c >= smallest[length] && c <= 0x10FFFF && !(c >= 0xD800 && c < 0xE000);
}

/// The character at `at`, which moves on.
Character next_character(std::string_view text, std::size_t& at) {
  const unsigned char first = static_cast<unsigned char>(text[at]);
  const std::size_t length = length_of(first);
  if (length == 0 || at + length > text.size()) return ++at, replacement;
  Character out = length == 1 ? first : first & (0xFFu >> (length + 1));
  for (std::size_t k = 1; k < length; ++k) {
    const unsigned char byte = static_cast<unsigned char>(text[at + k]);
    if ((byte & 0xC0) != 0x80) return ++at, replacement;
    out = (out << 6) | (byte & 0x3Fu);
  }
  if (!is_encodable(out, length)) return ++at, replacement;
  at += length;
  return out;
}

void append_utf8(std::string& out, Character c) {
  const auto byte = [&](Character bits) { out += static_cast<char>(bits); };
  if (c < 0x80) return byte(c);
  if (c < 0x800) {
    byte(0xC0 | (c >> 6));
  } else {
    if (c < 0x10000) {
      byte(0xE0 | (c >> 12));
    } else {
      byte(0xF0 | (c >> 18));
      byte(0x80 | ((c >> 12) & 0x3F));
    }
    byte(0x80 | ((c >> 6) & 0x3F));
  }
  byte(0x80 | (c & 0x3F));
}

/// Counts without storing: an over-long text is refused before it takes memory.
Index count_characters(std::string_view text) {
  Index count = 0;
  for (std::size_t at = 0; at < text.size(); ++count) next_character(text, at);
  return count;
}

}  // namespace

std::vector<Line> lines_of(std::string_view text) {
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (text.substr(0, byte_order_mark.size()) == byte_order_mark) text.remove_prefix(byte_order_mark.size());
  if (const Index count = count_characters(text); count > ProgramLimits::characters)
    refuse({}, "program.limit.characters", {{"count", count}, {"max", ProgramLimits::characters}});
  std::vector<Line> lines(1);
  for (std::size_t at = 0; at < text.size();) {
    const Character c = next_character(text, at);
    const bool is_return = c == U'\r' && (at == text.size() || text[at] != '\n');
    if (c != U'\n' && !is_return) {
      lines.back() += c;
      continue;
    }
    if (!lines.back().empty() && lines.back().back() == U'\r') lines.back().pop_back();
    lines.emplace_back();
  }
  return lines;
}

std::string utf8(const Line& line, std::size_t first, std::size_t last) {
  std::string out;
  for (std::size_t k = first; k < std::min(last, line.size()); ++k) append_utf8(out, line[k]);
  return out;
}

std::string text_at(const std::vector<Line>& lines, const Span& span) {
  if (span.line != span.end_line) return {};
  return utf8(lines[static_cast<std::size_t>(span.line - 1)], static_cast<std::size_t>(span.column - 1),
              static_cast<std::size_t>(span.end_column - 1));
}

bool is_name(std::string_view text) {
  const auto fits = [](char c) { return is_name_part(static_cast<unsigned char>(c)); };
  return !text.empty() && is_name_start(static_cast<unsigned char>(text.front())) &&
         std::all_of(text.begin(), text.end(), fits);
}

std::string id_of(std::string_view name) {
  const auto is_letter = [&](std::size_t at) { return at < name.size() && name[at] != '_'; };
  if (name.size() > 1 && name.back() == '_' && is_letter(name.size() - 2)) name.remove_suffix(1);
  std::string out;
  for (std::size_t at = 0; at < name.size(); ++at) {
    const bool is_separator = at > 0 && name.substr(at, 2) == "__" && is_letter(at - 1) && is_letter(at + 2);
    out += is_separator ? '/' : name[at];
    if (is_separator) ++at;
  }
  return out;
}

std::string trimmed(std::string_view text) {
  constexpr const char* spaces = " \t\r\n";
  const std::size_t first = text.find_first_not_of(spaces);
  if (first == text.npos) return "";
  return std::string(text.substr(first, text.find_last_not_of(spaces) - first + 1));
}

}  // namespace attention::program
