#pragma once

#include <array>
#include <string>
#include <vector>

#include "digests/digest_hash.h"
#include "graph/variant.h"

namespace attention::tests {

/// A run that is digested: a case of the fixtures, or what a lesson starts from.
struct DigestCase {
  std::string name;
  std::string variant;
  Inputs<double> inputs;
  Options options;
};

/// The hash of one node, and what to call it where it differs.
struct DigestItem {
  std::string label;
  Hash hash;
};

using DigestItems = std::vector<DigestItem>;

/// What a case is digested into, in the order of the record.
inline constexpr std::array<const char*, 3> digest_parts = {"nodes", "explanations", "gradients"};
using Digest = std::array<DigestItems, 3>;

/// All of the above, in no particular order.
std::vector<DigestCase> digest_cases();

/// The same as in tests/web/engine/digests/digest.ts.
Digest digest_of(const DigestCase& of);

/// A digest as the record holds it: all of its hashes as one, then six bits of each to find where it differs.
std::string record_of(const DigestItems& items);

/// Where a digest is not the recorded one, in words.
std::string first_difference(const DigestItems& items, const std::string& recorded);

}  // namespace attention::tests
