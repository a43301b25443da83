#include "support/programs.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "support/messages.h"

namespace attention::tests {

namespace {

const std::filesystem::path fixtures_folder = std::filesystem::path(FIXTURES_FOLDER) / "programs";
/// The examples of the page.
const std::filesystem::path programs_folder =
    std::filesystem::path(FIXTURES_FOLDER) / ".." / ".." / "web" / "content" / "programs";

std::string text_of(const std::filesystem::path& file) {
  std::ifstream in(file);
  if (!in) throw std::runtime_error("no file " + file.string());
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

std::string place_text(const program::Span& span) {
  return std::to_string(span.line) + ":" + std::to_string(span.column) + "-" + std::to_string(span.end_line) +
         ":" + std::to_string(span.end_column);
}

/// A case with a text of its own, or with that of a file.
RefusedProgram refused_program(const nlohmann::json& from) {
  RefusedProgram out{
      from.contains("file") ? from.at("file") : from.at("name"),
      "program." + from.at("key").get<std::string>(),
      place_text({from.at("line"), from.at("column"), from.at("end_line"), from.at("end_column")}),
      from.at("message")};
  out.text =
      from.contains("text") ? from.at("text").get<std::string>() : program_fixture("refused/" + out.file);
  if (from.contains("options"))
    for (const auto& [name, value] : from.at("options").items()) out.options[name] = value.get<double>();
  return out;
}

}  // namespace

std::string program_text(const std::string& name) { return text_of(programs_folder / (name + ".py")); }

std::string mechanism_program(const std::string& variant) {
  return text_of(programs_folder / "mechanisms" / (variant + ".py"));
}

bool has_mechanism_program(const std::string& variant) {
  return std::filesystem::exists(programs_folder / "mechanisms" / (variant + ".py"));
}

std::string program_fixture(const std::string& file) { return text_of(fixtures_folder / file); }

std::vector<std::string> program_names() {
  std::vector<std::string> out;
  for (const auto& entry : std::filesystem::directory_iterator(programs_folder))
    if (entry.path().extension() == ".py") out.push_back(entry.path().stem().string());
  std::sort(out.begin(), out.end());
  return out;
}

std::vector<ProgramCase> program_cases() {
  std::vector<ProgramCase> out;
  for (const std::string& name : program_names()) {
    const nlohmann::json file = nlohmann::json::parse(program_fixture("numbers/" + name + ".json"));
    const std::vector<Case> cases = cases_in(file);
    for (std::size_t k = 0; k < cases.size(); ++k)
      out.push_back({cases[k], matrix_of(file.at("cases").at(k).at("loss").at("weights"))});
  }
  return out;
}

std::vector<RefusedProgram> refused_programs() {
  std::vector<RefusedProgram> out;
  for (const char* file : {"refused/expected.json", "mistakes.json"}) {
    const nlohmann::json fixture = nlohmann::json::parse(program_fixture(file));
    for (const nlohmann::json& each : fixture.at("cases")) out.push_back(refused_program(each));
  }
  return out;
}

RefusedProgram refusal(const std::string& file, const program::ProgramError& error) {
  std::string text = english(error.message);
  if (!error.hint.empty()) text += " " + english(error.hint);
  return {file, error.message.key, place_text(error.span), text};
}

}  // namespace attention::tests
