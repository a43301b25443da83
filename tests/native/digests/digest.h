#pragma once

#include <array>
#include <string>
#include <vector>

#include "digests/digest_hash.h"
#include "graph/variant.h"

namespace attention::tests {

/// A run to digest: a case of the fixtures, or the initial state of a lesson.
struct DigestCase {
  std::string name;
  std::string variant;
  Inputs<double> inputs;
  Options options;
};

/// A hash and its label for error messages.
struct DigestItem {
  std::string label;
  Hash hash;
};

using DigestItems = std::vector<DigestItem>;

/// The parts of the digest of a case, in the order of the record.
inline constexpr std::array<const char*, 3> digest_parts = {"nodes", "explanations", "gradients"};
using Digest = std::array<DigestItems, 3>;

/// All cases, in no particular order.
std::vector<DigestCase> digest_cases();

/// The same as in tests/web/engine/digests/digest.ts.
Digest digest_of(const DigestCase& of);

/// The recorded form of a digest: one hash of all hashes, then six bits of each to locate differences.
std::string record_of(const DigestItems& items);

/// Describes the first difference from the recorded digest.
std::string first_difference(const DigestItems& items, const std::string& recorded);

}  // namespace attention::tests
