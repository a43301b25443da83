#include <doctest/doctest.h>

#include "support/programs.h"

namespace attention::tests {

TEST_CASE("programs: each that is refused before a run has its key, its place and its text") {
  std::size_t count = 0;
  for (const RefusedProgram& expected : refused_programs()) {
    CAPTURE(expected.file);
    try {
      program::read(program_text("refused/" + expected.file));
    } catch (const program::ProgramError& error) {
      const RefusedProgram found = refusal(expected.file, error);
      CHECK_EQ(found.key, expected.key);
      CHECK_EQ(found.place, expected.place);
      CHECK_EQ(found.message, expected.message);
      ++count;
    }
  }
  CHECK_GE(count, 84);
}

TEST_CASE("programs: the examples are read") {
  CHECK_GE(program_names().size(), 36);
  for (const std::string& name : program_names()) {
    CAPTURE(name);
    CHECK_NOTHROW(program::read(program_text(name + ".py")));
  }
}

}  // namespace attention::tests
