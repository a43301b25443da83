#include "support/messages.h"

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace attention::tests {

namespace {

using Texts = std::map<std::string, std::string>;

Texts read_texts() {
  Texts texts;
  for (const char* file : {"engine.json", "engine-full.json", "engine-programs.json"}) {
    std::ifstream in(std::string(TEXTS_FOLDER) + "/" + file);
    texts.merge(nlohmann::json::parse(in).get<Texts>());
  }
  return texts;
}

std::string value_text(const MessageValue& value) {
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  if (const auto* number = std::get_if<Index>(&value)) return std::to_string(*number);
  return english(std::get<Message>(value));
}

}  // namespace

std::string english(const Message& message) {
  static const Texts texts = read_texts();
  const auto found = texts.find(message.key);
  if (found == texts.end()) throw std::logic_error("no text for " + message.key);
  std::string out = found->second;
  for (const MessageArgument& argument : message.args) {
    const std::string place = std::string("{") + argument.name + "}";
    const std::string text = value_text(argument.value);
    for (std::size_t at = out.find(place); at != out.npos; at = out.find(place, at + text.size()))
      out.replace(at, place.size(), text);
  }
  return out;
}

}  // namespace attention::tests
