#include "program/comments/comments.h"

#include <set>
#include <utility>

#include "program/text/characters.h"

namespace attention::program {

namespace {

void collect_lines(const std::vector<Statement>& body, std::set<int>& lines) {
  for (const Statement& each : body) {
    lines.insert(each.span.line);
    collect_lines(each.body, lines);
    collect_lines(each.other, lines);
    // No statement, so that what stands above it says nothing about one.
    if (each.else_line > 0) lines.insert(each.else_line);
  }
}

/// Of the comments right above a line, in order.
std::vector<std::string> block_above(int line, const std::map<int, std::string>& alone) {
  std::vector<std::string> out;
  for (int at = line - 1; alone.count(at) > 0; --at) out.insert(out.begin(), alone.at(at));
  return out;
}

bool is_heading(const std::string& comment) { return comment == "#" || comment.substr(0, 2) == "# "; }

/// By the line of the statement that follows each, even after empty lines.
std::map<int, std::string> headings_in(const std::map<int, std::string>& alone, std::set<int> lines,
                                       const std::vector<Definition>& definitions) {
  std::map<int, std::string> out;
  // One at the end of a function says nothing about the next function.
  for (const Definition& each : definitions) lines.insert(each.span.line);
  for (const auto& [at, text] : alone) {
    const auto next = lines.upper_bound(at);
    if (is_heading(text) && next != lines.end()) out[*next] = trimmed(text.substr(1));
  }
  return out;
}

}  // namespace

Comments read_comments(const ParsedText& parsed) {
  Comments out;
  std::map<int, std::string> alone;
  for (const Comment& each : parsed.comments) (each.is_alone ? alone : out.beside)[each.line] = each.text;
  std::set<int> lines;
  for (const Definition& each : parsed.definitions) collect_lines(each.body, lines);
  for (const int line : lines) {
    std::string words;
    for (const std::string& text : block_above(line, alone)) {
      if (!text.empty() && text.front() == '#') continue;
      words += words.empty() ? text : " " + text;
    }
    if (words.empty() && out.beside.count(line) > 0) words = out.beside.at(line);
    if (!words.empty()) out.prose[line] = words;
  }
  out.headings = headings_in(alone, std::move(lines), parsed.definitions);
  return out;
}

}  // namespace attention::program
