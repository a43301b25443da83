#include "program/comments/docstring.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <string_view>

#include "core/check.h"
#include "program/check/closest.h"
#include "program/text/characters.h"
#include "program/text/program_error.h"

namespace attention::program {

namespace {

constexpr std::string_view field_names[] = {"Source",  "Equation", "Tokens", "Sizes",
                                            "Symbols", "Learned",  "Given"};

/// A line of the docstring: the text of a field, or what follows one.
struct FieldLine {
  int offset;
  std::string text;
  std::string line;
};

using Fields = std::map<std::string, std::vector<FieldLine>>;

std::vector<std::string> split_lines(const std::string& text) {
  std::vector<std::string> out;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t last = std::min(text.find('\n', at), text.size());
    out.push_back(text.substr(at, last - at));
    at = last + 1;
  }
  return out;
}

std::string joined_text(const std::vector<FieldLine>& lines) {
  std::string out;
  for (const FieldLine& each : lines) out += out.empty() ? each.text : " " + each.text;
  return out;
}

/// Parts between commas outside of brackets.
std::vector<std::string> entries_of(const std::string& text) {
  std::vector<std::string> out(1);
  int depth = 0;
  char before = ' ';
  for (const char letter : text) {
    if (letter == '{' || letter == '(' || letter == '[') ++depth;
    if (letter == '}' || letter == ')' || letter == ']') --depth;
    // \, is a space of LaTeX.
    if (letter == ',' && depth == 0 && before != '\\')
      out.emplace_back();
    else
      out.back() += letter;
    before = letter;
  }
  out.erase(
      std::remove_if(out.begin(), out.end(), [](const std::string& each) { return trimmed(each).empty(); }),
      out.end());
  return out;
}

/// The name of the field that a line begins, or nothing. A sentence may begin with “Given: …”.
std::optional<std::string> field_of(const std::string& line) {
  const std::string text = trimmed(line);
  const std::string name = text.substr(0, text.find(':'));
  if (name.size() == text.size()) return std::nullopt;
  if (std::find(std::begin(field_names), std::end(field_names), name) == std::end(field_names))
    return std::nullopt;
  const std::vector<std::string> entries = entries_of(text.substr(name.size() + 1));
  const auto is_parameter = [](const std::string& entry) { return is_name(trimmed(entry)); };
  if (name == "Given" && !std::all_of(entries.begin(), entries.end(), is_parameter)) return std::nullopt;
  return name;
}

Fields read_lines(const std::vector<std::string>& lines, std::string& lead) {
  Fields out;
  std::string field;
  for (std::size_t k = 1; k < lines.size(); ++k) {
    const std::string text = trimmed(lines[k]);
    const int offset = static_cast<int>(k);
    if (const std::optional<std::string> begun = field_of(lines[k])) {
      field = *begun;
      out[field] = {{offset, trimmed(text.substr(text.find(':') + 1)), lines[k]}};
    } else if (!field.empty() && !text.empty()) {
      out[field].push_back({offset, text, lines[k]});
    } else {
      field.clear();
      lead += (k == 1 ? "" : "\n") + text;
    }
  }
  lead = trimmed(lead);
  return out;
}

bool is_part_of_name(char c) { return is_name_part(static_cast<unsigned char>(c)); }

/// The number of characters before a byte.
int characters_before(const std::string& text, std::size_t byte) {
  return static_cast<int>(
      std::count_if(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(byte),
                    [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

/// Where an entry stands: the name, as a word of its own.
Span place_of(const std::string& name, const std::vector<FieldLine>& lines, const Token& docstring) {
  for (const FieldLine& each : lines)
    for (std::size_t at = each.line.find(name); !name.empty() && at != each.line.npos;
         at = each.line.find(name, at + 1)) {
      const std::size_t last = at + name.size();
      if (at > 0 && is_part_of_name(each.line[at - 1])) continue;
      if (last < each.line.size() && is_part_of_name(each.line[last])) continue;
      const int line = docstring.span.line + each.offset;
      const int column = characters_before(each.line, at) + 1;
      return {line, column, line, column + characters_before(name, name.size())};
    }
  return docstring.span;
}

/// A whole number at the start of a text, which loses it; 0 for none.
Index take_number(std::string_view& text) {
  Index out = 0;
  while (!text.empty() && std::isdigit(static_cast<unsigned char>(text.front()))) {
    out = std::min<Index>(out * 10 + (text.front() - '0'), 1000000);
    text.remove_prefix(1);
  }
  return out;
}

/// "4" or "4 (2..8)".
std::optional<SizeField> size_field(const std::string& value) {
  std::string_view rest = value;
  SizeField out;
  out.initial = take_number(rest);
  if (rest.size() == value.size()) return std::nullopt;
  const std::string range = trimmed(rest);
  if (range.empty()) return out;
  if (range.front() != '(') return std::nullopt;
  rest = std::string_view(range).substr(1);
  out.min = take_number(rest);
  if (rest.substr(0, 2) != "..") return std::nullopt;
  rest.remove_prefix(2);
  out.max = take_number(rest);
  return rest == ")" && out.max > 0 ? std::optional(out) : std::nullopt;
}

/// Reads the entries of the fields into a docstring.
class EntryReader {
 public:
  EntryReader(const CheckedFunction& function, const CheckedFunctions& all, Docstring& out)
      : function_(function), all_(all), out_(out) {}

  void read(const std::string& field, const std::vector<FieldLine>& lines) {
    field_ = field;
    if (field == "Source") out_.source = joined_text(lines);
    if (field == "Equation") out_.equation = joined_text(lines);
    if (field == "Source" || field == "Equation") return;
    for (const std::string& entry : entries_of(joined_text(lines))) {
      entry_ = trimmed(entry);
      name_ = trimmed(entry_.substr(0, entry_.find('=')));
      value_ = entry_.find('=') == entry_.npos ? "" : trimmed(entry_.substr(entry_.find('=') + 1));
      span_ = place_of(name_, lines, *function_.definition->docstring);
      read_entry();
    }
  }

 private:
  void read_entry() {
    if (field_ == "Symbols") return read_symbol();
    if (field_ == "Learned" || field_ == "Given") {
      if (function_.parameter(name_) == nullptr) unknown({"program.kind.parameter", {{"name", name_}}});
      (field_ == "Learned" ? out_.learned : out_.given).insert(name_);
      return;
    }
    if (value_.empty() && !is_name(name_) && field_ == "Sizes") unreadable("n = 4", "n = 4 (2..8)");
    if (!function_.has_dimension(name_)) unknown({"program.kind.size", {{"name", name_}}});
    if (field_ == "Tokens") return read_tokens();
    const std::optional<SizeField> size = size_field(value_);
    if (!size || (size->max > 0 && size->max < size->min)) unreadable("n = 4", "n = 4 (2..8)");
    check_range(*size);
    if (out_.sizes.count(name_) > 0) refuse(span_, "program.call.twice", {{"name", name_}});
    out_.sizes[name_] = *size;
  }

  void check_range(const SizeField& size) const {
    const Index low = std::max<Index>(size.min, 1), high = size.max > 0 ? size.max : Limits::side;
    if (size.initial >= low && size.initial <= high) return;
    refuse(span_, "program.option.outside",
           {{"name", name_},
            {"value", Message{"program.text", {{"text", std::to_string(size.initial)}}}},
            {"text", std::to_string(low) + ".." + std::to_string(high)}});
  }

  void read_tokens() {
    if (value_ != "query" && value_ != "key") unreadable("m = query", "n = key");
    out_.tokens[name_] = value_;
  }

  void read_symbol() {
    if (!is_known_name()) unknown({"program.text", {{"text", name_}}});
    if (value_.empty())
      refuse(span_, {"program.program.field_entry", {{"field", field_}, {"text", entry_}}},
             {"program.hint.write", {{"code", "W_q = W^Q"}}});
    out_.symbols[name_] = value_;
  }

  /// Of a parameter, with or without its groups, of a size, or of a value in any function.
  bool is_known_name() const {
    if (function_.parameter(name_) != nullptr || function_.has_dimension(name_)) return true;
    for (const Parameter& each : function_.definition->parameters) {
      const std::string id = id_of(each.name);
      if (id.substr(id.rfind('/') + 1) == name_) return true;
    }
    return std::any_of(all_.begin(), all_.end(),
                       [&](const auto& each) { return each.second.assigned.count(name_) > 0; });
  }

  [[noreturn]] void unknown(Message what) const {
    Message hint;
    if (field_ == "Sizes" || field_ == "Tokens") hint = closest_hint(name_, function_.dimensions);
    refuse(span_, {"program.program.field", {{"field", field_}, {"name", std::move(what)}}}, std::move(hint));
  }

  [[noreturn]] void unreadable(const char* first, const char* second) const {
    refuse(span_, {"program.program.field_entry", {{"field", field_}, {"text", entry_}}},
           {"program.hint.write_either", {{"first", first}, {"second", second}}});
  }

  const CheckedFunction& function_;
  const CheckedFunctions& all_;
  Docstring& out_;
  std::string field_, entry_, name_, value_;
  Span span_;
};

/// "Size: n = 4" and "sizes: n = 4", which would be text.
void check_fields(const std::vector<std::string>& lines, const Token& docstring) {
  const std::vector<std::string> known = {"Sizes", "Symbols", "Tokens"};
  for (std::size_t k = 1; k < lines.size(); ++k) {
    const std::string text = trimmed(lines[k]);
    const std::string word = text.substr(0, text.find(':'));
    if (field_of(lines[k]) || !is_name(word) || text.find('=') == text.npos) continue;
    constexpr double least = 0.75;
    Message hint = closest_hint(word, known, least);
    if (hint.empty()) continue;
    const int line = docstring.span.line + static_cast<int>(k);
    const int column = characters_before(lines[k], lines[k].find(word)) + 1;
    const std::string entry = trimmed(text.substr(word.size() + 1));
    refuse({line, column, line, column + static_cast<int>(word.size())},
           {"program.program.field_entry", {{"field", word}, {"text", entry}}}, std::move(hint));
  }
}

std::string without_full_stop(std::string text) {
  while (!text.empty() && text.back() == '.') text.pop_back();
  return text;
}

}  // namespace

Docstring read_docstring(const CheckedFunction& mechanism, const CheckedFunctions& all) {
  Docstring out{mechanism.name()};
  std::replace(out.title.begin(), out.title.end(), '_', ' ');
  const std::optional<Token>& token = mechanism.definition->docstring;
  if (!token) return out;
  const std::vector<std::string> lines = split_lines(token->text);
  if (std::string title = without_full_stop(trimmed(lines.front())); !title.empty())
    out.title = std::move(title);
  EntryReader reader(mechanism, all, out);
  check_fields(lines, *token);
  for (const auto& [field, field_lines] : read_lines(lines, out.lead)) reader.read(field, field_lines);
  return out;
}

}  // namespace attention::program
