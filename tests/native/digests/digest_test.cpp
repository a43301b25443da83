#include "digests/digest.h"

#include <doctest/doctest.h>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

// See tests/fixtures/digests/README.md for the contents and how to record them.
namespace attention::tests {

namespace {

using nlohmann::json;

const std::string folder = FIXTURES_FOLDER "/digests/";

json read(const std::string& name) {
  std::ifstream file(folder + name);
  return json::parse(file);
}

json records_of(const Digest& digest) {
  json out = json::array();
  for (const DigestItems& items : digest) out.push_back(record_of(items));
  return out;
}

/// How many lessons are about a program of theirs: these are run through WebAssembly alone.
std::size_t program_lessons() {
  const std::filesystem::directory_iterator files(FIXTURES_FOLDER "/program_lessons");
  return static_cast<std::size_t>(std::distance(begin(files), end(files)));
}

/// A hash of results of the elementary functions of this platform, whose last bit varies.
std::string hash_of_library() {
  Hash hash;
  for (int k = 1; k <= 20000; ++k) {
    const double x = k / 2500.0;
    for (const double value : {std::exp(-x), std::log(x), std::sin(x), std::cos(x), std::tanh(x - 4),
                               std::erf(x - 4), std::pow(10000, -x / 8)})
      hash.number(value);
  }
  return hash.hex();
}

/// Records the cases whose bits differ between this platform and WebAssembly.
void record(const json& shared) {
  json own = json::object();
  for (const DigestCase& each : digest_cases()) {
    const json found = records_of(digest_of(each));
    if (found != shared.at(each.name)) own[each.name] = found;
  }
  std::ofstream(folder + "native.json")
      << json{{"library", hash_of_library()}, {"cases", own}}.dump(0) << "\n";
}

void check(const Digest& digest, const json& recorded) {
  for (std::size_t part = 0; part < digest.size(); ++part) {
    const std::string expected = recorded.at(part);
    if (record_of(digest[part]) == expected) continue;
    FAIL_CHECK(std::string(digest_parts[part]), " differ, ", first_difference(digest[part], expected));
  }
}

}  // namespace

TEST_CASE("digests: every number of every case has the recorded bits") {
  const json shared = read("digests.json");
  if (std::getenv("RECORD_DIGESTS") != nullptr) record(shared);
  const json native = read("native.json");
  if (hash_of_library() != native.at("library").get<std::string>()) {
    MESSAGE("other functions of the library than those of the record: nothing is compared");
    return;
  }
  const std::vector<DigestCase> all = digest_cases();
  CHECK_EQ(all.size() + program_lessons(), shared.size());
  for (const DigestCase& each : all) {
    CAPTURE(each.name);
    REQUIRE(shared.contains(each.name));
    const json& own = native.at("cases");
    check(digest_of(each), own.contains(each.name) ? own.at(each.name) : shared.at(each.name));
  }
}

}  // namespace attention::tests
