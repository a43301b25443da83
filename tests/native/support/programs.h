#pragma once

#include <string>
#include <vector>

#include "program/program_run.h"
#include "support/fixtures.h"

namespace attention::tests {

/// The text of a program of web/content/programs by its name, without the ending.
std::string program_text(const std::string& name);

/// The text of a file below tests/fixtures/programs.
std::string program_fixture(const std::string& file);

/// The text of a mechanism as a program, by the id of its variant, and whether there is one.
std::string mechanism_program(const std::string& variant);
bool has_mechanism_program(const std::string& variant);

/// The names of the programs, without the ending: "alibi".
std::vector<std::string> program_names();

/// A run of a program in tests/fixtures/programs/numbers, and the gradient that its backward pass starts
/// from.
struct ProgramCase {
  Case numbers;
  Matrix<double> seed;
};

std::vector<ProgramCase> program_cases();

/// A program that is refused, and what must be said about which place of it.
struct RefusedProgram {
  std::string file;
  std::string key;
  std::string place;
  std::string message;
  Options options{};
  std::string text{};
};

/// The programs of tests/fixtures/programs/refused, then those of mistakes.json.
std::vector<RefusedProgram> refused_programs();

/// What an error says: `program.` and the key, "line:column-line:column", and the English text.
RefusedProgram refusal(const std::string& file, const program::ProgramError& error);

}  // namespace attention::tests
