#pragma once

#include <algorithm>
#include <charconv>
#include <string>
#include <string_view>

#include "core/message.h"
#include "core/numeric/format_number.h"
#include "graph/schema.h"

namespace attention {

/// Writes JSON to a string.
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
  void null() { raw("null"); }
  /// {"key": …, "args": {…}}.
  void value(const Message& message) {
    open('{');
    with("key", message.key);
    key("args");
    open('{');
    for (const MessageArgument& argument : message.args) {
      key(argument.name);
      std::visit([this](const auto& held) { value(held); }, argument.value);
    }
    close('}');
    close('}');
  }

  template <class Value>
  JsonWriter& with(const char* name, const Value& held) {
    key(name);
    value(held);
    return *this;
  }

  /// A named list; `write` writes one item.
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
  /// Appends runs of plain characters at once, which is much faster than one by one.
  void quoted(std::string_view text) {
    const auto is_special = [](char letter) {
      return letter == '"' || letter == '\\' || static_cast<unsigned char>(letter) < ' ';
    };
    text_ += '"';
    for (auto at = text.begin(); at != text.end();) {
      const auto special = std::find_if(at, text.end(), is_special);
      text_.append(at, special);
      if (special == text.end()) break;
      escaped(*special);
      at = special + 1;
    }
    text_ += '"';
  }
  /// Names from callers may contain any character.
  void escaped(char letter) {
    constexpr const char* digits = "0123456789abcdef";
    text_ += '\\';
    if (letter == '"' || letter == '\\') {
      text_ += letter;
      return;
    }
    text_ += "u00";
    text_ += digits[letter / 16];
    text_ += digits[letter % 16];
  }

  std::string text_;
  /// True before the first item, which needs no comma.
  bool fresh_ = true;
};

}  // namespace attention
