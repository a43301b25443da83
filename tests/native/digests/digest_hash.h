#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <string>

namespace attention::tests {

/// A 64-bit hash of a sequence: two 32-bit hashes in the style of MurmurHash3 with different constants.
/// tests/web/engine/digests/hash.ts computes the same.
class Hash {
 public:
  /// Adds the lower 32 bits of an integer.
  Hash& word(std::int64_t number) {
    const std::uint32_t word = static_cast<std::uint32_t>(number);
    const std::uint32_t a = std::rotl(word * 0xcc9e2d51u, 15) * 0x1b873593u;
    const std::uint32_t b = std::rotl(word * 0x239b961bu, 16) * 0xab0e9789u;
    a_ = std::rotl(a_ ^ a, 13) * 5 + 0xe6546b64u;
    b_ = std::rotl(b_ ^ b, 19) * 5 + 0x561ccd1bu;
    return *this;
  }

  /// Adds the bits of a number: -0 differs from 0, all NaN are equal.
  Hash& number(double value) {
    const std::uint64_t bits = std::isnan(value) ? 0x7ff8000000000000u : std::bit_cast<std::uint64_t>(value);
    return word(static_cast<std::uint32_t>(bits)).word(static_cast<std::uint32_t>(bits >> 32));
  }

  /// Adds a name of ASCII characters.
  Hash& text(const std::string& text) {
    word(static_cast<std::int64_t>(text.size()));
    for (const char each : text) word(each);
    return *this;
  }

  Hash& hash(const Hash& other) { return word(finished(other.a_)).word(finished(other.b_)); }

  std::string hex() const {
    char digits[17];
    std::snprintf(digits, sizeof digits, "%08x%08x", finished(a_), finished(b_));
    return digits;
  }

  /// Six bits as a character.
  char character() const {
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"[finished(a_) & 63];
  }

 private:
  static std::uint32_t finished(std::uint32_t word) {
    word = (word ^ (word >> 16)) * 0x85ebca6bu;
    word = (word ^ (word >> 13)) * 0xc2b2ae35u;
    return word ^ (word >> 16);
  }

  std::uint32_t a_ = 1;
  std::uint32_t b_ = 2;
};

}  // namespace attention::tests
