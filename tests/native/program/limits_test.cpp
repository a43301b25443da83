#include <doctest/doctest.h>

#include <random>

#include "program/text/characters.h"
#include "support/programs.h"

namespace attention::tests {

namespace {

/// The key of the error of a program, with the sizes that it starts with; "ok" where it runs.
std::string outcome(const std::string& text) {
  try {
    const auto program = program::read(text);
    program::run(*program, program::starting_inputs(*program, program::starting_sizes(*program), {}), {});
    return "ok";
  } catch (const InputError& error) {
    return error.message.key;
  }
}

std::string body(const std::string& lines) {
  return "def attention(X: \"n d\"):\n" + lines + "\n    return X\n";
}

std::string repeated(const std::string& text, std::size_t count) {
  std::string out;
  for (std::size_t k = 0; k < count; ++k) out += text;
  return out;
}

/// A program with characters, or pieces of other programs, put in, left out or exchanged.
std::string changed(std::string text, const std::string& other, std::mt19937& random) {
  const auto below = [&](std::size_t most) { return random() % std::max<std::size_t>(most, 1); };
  const std::string pieces = "()[]{}:,.=+-*/@%<>\"'#\n\t \\_0123456789abnXiend½√\xff";
  const std::size_t changes = 1 + below(4);
  for (std::size_t k = 0; k < changes; ++k) {
    const std::size_t at = below(text.size());
    switch (below(5)) {
      case 0:
        text.erase(at, 1 + below(6));
        break;
      case 1:
        text.insert(at, 1, pieces[below(pieces.size())]);
        break;
      case 2:
        text.insert(at, other.substr(below(other.size()), below(30)));
        break;
      case 3:
        text.insert(at, text.substr(below(text.size()), below(60)));
        break;
      default:
        text.replace(at, 1, std::to_string(below(300)));
    }
  }
  return text;
}

}  // namespace

TEST_CASE("programs: what is too long or too deep is refused") {
  CHECK_EQ(outcome(std::string(20001, '#')), "program.limit.characters");
  CHECK_EQ(outcome(body("    y = " + repeated("(", 60) + "1" + repeated(")", 60))), "program.limit.depth");
  CHECK_EQ(outcome(body("    y = X" + repeated(".T", 5000))), "program.limit.chain");
  CHECK_EQ(outcome(body("    y = " + repeated("-", 5000) + "1")), "program.limit.chain");
  CHECK_EQ(outcome(body("    y = " + repeated("not ", 4000) + "True")), "program.limit.chain");
  CHECK_EQ(outcome(body("    y = 1" + repeated(" ** 1", 3000))), "program.limit.chain");
  CHECK_EQ(outcome(body("    y = 1" + repeated(" + 1", 4000))), "program.limit.chain");
  CHECK_EQ(outcome("def f(X: \"" + repeated("(", 3000) + "n d\"):\n    return X\n"), "program.shape.formula");
  CHECK_EQ(outcome(body("    " + std::string(41, 'a') + " = 1")), "program.limit.name");
}

TEST_CASE("programs: numbers that would be too large are refused") {
  CHECK_EQ(outcome(body("    y = 2 ** 3000000000")), "program.number.too_large");
  CHECK_EQ(outcome(body("    y = (-1) ** 9007199254740992")), "ok");
  CHECK_EQ(outcome(body("    y = 9007199254740992 * 9007199254740992")), "program.number.too_large");
  CHECK_EQ(outcome(body("    y = 9007199254740993")), "program.number.too_large");
  CHECK_EQ(outcome(body("    y = floor(1e300)")), "program.number.too_large");
  CHECK_EQ(outcome(body("    y = X[0 : 9007199254740992]")), "ok");
  CHECK_EQ(outcome(body("    y = zeros(9007199254740992, 9007199254740992)")), "program.shape.size");
  CHECK_EQ(outcome(body("    y = reshape(X, 9007199254740992, 9007199254740992)")), "program.shape.reshape");
  CHECK_EQ(outcome(body("    y = X * inf")), "program.number.not_finite");
  CHECK_EQ(outcome(body("    y = minimum(X, inf)")), "ok");
  CHECK_EQ(outcome(body("    y = minimum(X, -inf)")), "program.number.not_finite");
}

TEST_CASE("programs: loops and lists end") {
  CHECK_EQ(outcome(body("    for i in range(9007199254740992):\n        y = i")), "program.limit.operations");
  CHECK_EQ(outcome(body("    y = [i for i in range(9007199254740992)]")), "program.limit.list");
  CHECK_EQ(outcome(body("    y = [X]\n    for i in range(60):\n        y = [y, y]")), "ok");
  CHECK_EQ(outcome(body("    y = []\n    y.append(y)\n    z = y")), "ok");
  CHECK_EQ(outcome(body("    y = [0 for i in range(4096)]\n    for i in range(900):\n        z = y[:]")),
           "program.limit.operations");
}

TEST_CASE("programs: what is wrong with an argument has a place, whatever its name") {
  CHECK_EQ(outcome(body("    y = region_mask([0.5, 1], -inf)")), "program.type.integer");
  CHECK_EQ(outcome(body("    y = region_mask([], -inf)")), "program.type.list");
  CHECK_EQ(outcome(body("    y = take(X, [0.5], axis=0)")), "program.type.integer");
  CHECK_EQ(outcome(body("    y = split(X, 3, axis=1)")), "program.shape.split");
  CHECK_EQ(outcome(body("    y = split(X, 0, axis=0)[0]")), "program.shape.split");
  CHECK_EQ(outcome(body("    y = split(X, 1, axis=0)[1]")), "program.type.item");
  CHECK_EQ(outcome(body("    y = split(X, 9007199254740992, axis=0)[0]")), "program.shape.split");
  CHECK_EQ(outcome(body("    y = band_scores(X, X, -1, 0)")), "program.type.value");
  CHECK_EQ(outcome(body("    y = band_scores(X, X, 0, 9007199254740992)")), "program.type.value");
  CHECK_EQ(outcome(body("    y = interleave(X, X, cols=1)")), "program.type.value");
  CHECK_EQ(outcome(body("    y = offset_distances(X, 0, 9007199254740992, 2)")), "program.shape.size");
  CHECK_EQ(outcome(body("    y = offset_distances(X, 9, 2, 2)")), "program.call.refused");
  CHECK_EQ(outcome(body("    y = softcap(X, 0)")), "program.type.value");
  CHECK_EQ(outcome(body("    y = cross_entropy(X, X.T)")), "program.shape.columns");
}

TEST_CASE("programs: a helper names the group of its steps") {
  const auto ids = [](const std::string& group) {
    const auto program = program::read(
        "def part(X, group):\n    y = X + 1\n    return y\n\n\ndef attention(X: \"n d\"):\n    z = part(X, "
        "\"" +
        group + "\")\n    return z\n");
    const auto run =
        program::run(*program, program::starting_inputs(*program, program::starting_sizes(*program), {}), {});
    return run->steps.back().id;
  };
  CHECK_EQ(ids("norm_1"), "norm_1/y");
  CHECK_EQ(ids(""), "y");
  CHECK_THROWS_AS(ids("a/b"), program::ProgramError);
  CHECK_THROWS_AS(ids(std::string(41, 'a')), program::ProgramError);
}

TEST_CASE("programs: a text that a helper reads names no group, even if it is called so") {
  const auto program = program::read(R"(def part(X, group="first"):
    y = X * (2 if group == "first" else 3)
    return y


def attention(X: "n d"):
    return part(X) + part(X, "a/b")
)");
  const auto run =
      program::run(*program, program::starting_inputs(*program, program::starting_sizes(*program), {}), {});
  CHECK_EQ(run->steps[1].id, "part/y");
  CHECK_EQ(run->steps[2].id, "part_2/y");
}

TEST_CASE("programs: an underscore at the end of a name is no part of its id, and two separate groups") {
  CHECK_EQ(program::id_of("concat_"), "concat");
  CHECK_EQ(program::id_of("norm_1__gain"), "norm_1/gain");
  CHECK_EQ(program::id_of("a__b__c_"), "a/b/c");
  CHECK_EQ(program::id_of("_"), "_");
  CHECK_EQ(program::id_of("__x"), "__x");
  CHECK_EQ(program::id_of("x__"), "x__");
  CHECK_EQ(program::id_of("a___b"), "a___b");
  CHECK_EQ(outcome("def attention(x: \"n d\", x_: \"n d\"):\n    return x + x_\n"), "program.name.twice");
}

TEST_CASE("programs: a program may have a function of its own with the name of one that came later") {
  CHECK_EQ(outcome("def split(X):\n    return X + 1\n\n\ndef attention(X: \"n d\"):\n    return split(X)\n"),
           "ok");
  CHECK_EQ(outcome(body("    softcap = X + 1")), "ok");
  CHECK_EQ(outcome(body("    softcap = 1\n    y = softcap(X, 2)")), "program.call.not_function");
}

TEST_CASE("programs: any change of a program is refused or runs") {
  const std::vector<std::string> names = program_names();
  std::vector<std::string> texts;
  for (const std::string& name : names) texts.push_back(program_text(name));
  std::mt19937 random(35);
  std::size_t count = 0;
  for (std::size_t k = 0; k < 1500; ++k) {
    const std::string text = changed(texts[k % texts.size()], texts[random() % texts.size()], random);
    CAPTURE(text);
    CHECK_NOTHROW(outcome(text));
    ++count;
  }
  CHECK_EQ(count, 1500);
}

}  // namespace attention::tests
