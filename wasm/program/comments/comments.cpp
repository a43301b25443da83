#include "program/comments/comments.h"

#include <set>

#include "program/text/characters.h"

namespace attention::program {

namespace {

void collect_lines(const std::vector<Statement>& body, std::set<int>& lines) {
  for (const Statement& each : body) {
    lines.insert(each.span.line);
    collect_lines(each.body, lines);
    collect_lines(each.other, lines);
  }
}

/// Of the comments right above a line, in order.
std::vector<std::string> block_above(int line, const std::map<int, std::string>& alone) {
  std::vector<std::string> out;
  for (int at = line - 1; alone.count(at) > 0; --at) out.insert(out.begin(), alone.at(at));
  return out;
}

bool is_heading(const std::string& comment) { return comment == "#" || comment.substr(0, 2) == "# "; }

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
      if (is_heading(text)) out.headings[line] = trimmed(text.substr(1));
      if (!text.empty() && text.front() == '#') continue;
      words += words.empty() ? text : " " + text;
    }
    if (words.empty() && out.beside.count(line) > 0) words = out.beside.at(line);
    if (!words.empty()) out.prose[line] = words;
  }
  return out;
}

}  // namespace attention::program
