#pragma once

#include <charconv>
#include <string>
#include <string_view>

#include "core/numeric/format_number.h"
#include "graph/schema.h"

namespace attention {

/// Writes JSON into one growing text. Names and strings come from the engine's own tables.
class JsonWriter {
 public:
  void value(const std::string& text) { quoted(text); }
  void value(const char* text) { quoted(text); }
  void value(bool flag) { raw(flag ? "true" : "false"); }
  void value(int number) { value(static_cast<Index>(number)); }
  void value(Index number) {
    char digits[24];
    const auto [end, error] = std::to_chars(digits, digits + sizeof digits, number);
    static_cast<void>(error);
    raw(std::string_view(digits, static_cast<std::size_t>(end - digits)));
  }
  void value(double number) { raw(format_number(number, 17)); }
  void value(const OptionValue& option) {
    std::visit([this](const auto& held) { value(held); }, option);
  }

  template <class Value>
  JsonWriter& with(const char* name, const Value& held) {
    key(name);
    value(held);
    return *this;
  }

  /// A list under a name; `write` puts down one item.
  template <class Items, class Write>
  JsonWriter& list(const char* name, const Items& items, Write write) {
    key(name);
    list(items, write);
    return *this;
  }
  template <class Items, class Write>
  void list(const Items& items, Write write) {
    open('[');
    for (const auto& item : items) {
      comma();
      fresh_ = true;
      write(item);
      fresh_ = false;
    }
    close(']');
  }

  void open(char bracket) {
    text_ += bracket;
    fresh_ = true;
  }
  void close(char bracket) {
    text_ += bracket;
    fresh_ = false;
  }
  void key(const char* name) {
    comma();
    text_ += '"';
    text_ += name;
    text_ += "\":";
    fresh_ = false;
  }

  const std::string& text() const { return text_; }

 private:
  void comma() {
    if (!fresh_) text_ += ',';
  }
  void raw(std::string_view text) { text_ += text; }
  /// Appends whole stretches: character by character this would be most of the time of a description.
  void quoted(std::string_view text) {
    text_ += '"';
    for (std::size_t special; (special = text.find_first_of("\"\\")) != text.npos;
         text.remove_prefix(special + 1)) {
      text_.append(text.substr(0, special));
      text_ += '\\';
      text_ += text[special];
    }
    text_.append(text);
    text_ += '"';
  }

  std::string text_;
  /// Nothing stands before the next item, so it needs no comma.
  bool fresh_ = true;
};

}  // namespace attention
