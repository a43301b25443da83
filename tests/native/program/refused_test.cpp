#include <doctest/doctest.h>

#include "support/programs.h"

namespace attention::tests {

namespace {

/// Reads a program and runs it at the sizes that it starts with.
void read_and_run(const std::string& text, const Options& options) {
  const auto program = program::read(text);
  program::run(*program, program::starting_inputs(*program, program::starting_sizes(*program), options),
               options);
}

}  // namespace

TEST_CASE("programs: each that is refused has its key, its place and its text") {
  const std::vector<RefusedProgram> all = refused_programs();
  CHECK_GE(all.size(), 125 + 150);
  for (const RefusedProgram& expected : all) {
    CAPTURE(expected.file);
    try {
      read_and_run(expected.text, expected.options);
      FAIL_CHECK("nothing was refused");
    } catch (const program::ProgramError& error) {
      const RefusedProgram found = refusal(expected.file, error);
      CHECK_EQ(found.key, expected.key);
      CHECK_EQ(found.place, expected.place);
      CHECK_EQ(found.message, expected.message);
    }
  }
}

}  // namespace attention::tests
