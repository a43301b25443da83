#include "simd/sparse_product.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <numeric>

#include "simd/f32x4.h"

namespace attention::simd {

namespace {

/// 32 columns of one row of the result take eight of the sixteen registers.
constexpr Count kPanelCols = 32;
/// Rows of a panel of B, which takes half of the L1 cache.
constexpr Count kPanelDepth = 128;
/// Rows of A that are multiplied with a panel.
constexpr Count kBlockRows = 64;

/// Indices of the nonzero numbers of a part of a row of A.
struct Places {
  Count count;
  std::uint8_t at[kPanelDepth + 4];
};

struct alignas(64) Panel {
  float numbers[kPanelDepth * kPanelCols];
  /// Whether all numbers are finite: only then 0 times each is 0.
  bool is_finite;
};

/// A bit mask of the nonzero numbers.
unsigned bits_of(F32x4 x) {
  const I32x4 is_other = x != F32x4{};
#ifdef __wasm_simd128__
  return static_cast<unsigned>(__builtin_wasm_bitmask_i32x4(is_other));
#else
  unsigned bits = 0;
  for (int lane = 0; lane < 4; ++lane) bits |= static_cast<unsigned>(is_other[lane] & 1 << lane);
  return bits;
#endif
}

/// For each mask, the indices of the set bits, one byte each, lowest first.
constexpr std::array<std::uint32_t, 16> kIndicesOfBits = [] {
  std::array<std::uint32_t, 16> out{};
  for (unsigned bits = 0; bits < 16; ++bits)
    for (unsigned bit = 4; bit-- > 0;)
      if (bits >> bit & 1) out[bits] = out[bits] << 8 | bit;
  return out;
}();

void find_places(const float* a, Count depth, Places& to) {
  std::uint8_t* at = to.at;
  for (Count k = 0; k < depth; k += 4) {
    const unsigned bits = bits_of(load(a + k));
    const std::uint32_t places = kIndicesOfBits[bits] + static_cast<std::uint32_t>(k) * 0x01010101u;
    std::memcpy(at, &places, sizeof places);
    at += std::popcount(bits);
  }
  to.count = at - to.at;
}

Places every_place(Count depth) {
  Places out;
  out.count = depth;
  std::iota(out.at, out.at + depth, std::uint8_t{0});
  return out;
}

/// Loads 4 × 4 numbers from either layout.
void load_block(const Grid& b, F32x4 (&to)[4]) {
  const bool is_row_major = b.to_col == 1;
  load_rows(b.at, is_row_major ? b.to_row : b.to_col, to);
  if (!is_row_major) transpose(to);
}

void pack(const Grid& b, Count depth, Panel& to) {
  F32x4 zeros[4] = {};
  for (Count j = 0; j < kPanelCols; j += 4)
    for (Count k = 0; k < depth; k += 4) {
      F32x4 block[4];
      load_block({b.at + k * b.to_row + j * b.to_col, b.to_row, b.to_col}, block);
      for (Count i = 0; i < 4; ++i) {
        store(to.numbers + (k + i) * kPanelCols + j, block[i]);
        zeros[i] += splat(0.0f) * block[i];
      }
    }
  to.is_finite = bits_of(zeros[0] + zeros[1] + zeros[2] + zeros[3]) == 0;
}

/// c += Σ a_k b_k over the given indices (or =) in one row of the result. If zeros were skipped and a sum is
/// 0, returns false without writing: the sign of 0 depends on the skipped products.
__attribute__((noinline)) bool sum(const float* a, const Places& places, bool are_all, const Panel& panel,
                                   const Target& c) {
  F32x4 sums[kPanelCols / 4];
  for (int j = 0; j < kPanelCols / 4; ++j) sums[j] = c.adds ? load(c.at + 4 * j) : splat(-0.0f);
  const std::uint8_t* at = places.at;
  const std::uint8_t* const end = at + places.count;
  if (at != end) do {
      const float* const b = panel.numbers + *at * kPanelCols;
      const F32x4 factor = splat(a[*at]);
      for (int j = 0; j < kPanelCols / 4; ++j) sums[j] += factor * load(b + 4 * j);
    } while (++at != end);
  I32x4 are_zero{};
  for (const F32x4 each : sums) are_zero |= each == F32x4{};
  if (!are_all && (are_zero[0] | are_zero[1] | are_zero[2] | are_zero[3]) != 0) return false;
  for (int j = 0; j < kPanelCols / 4; ++j) store(c.at + 4 * j, sums[j]);
  return true;
}

/// At most kBlockRows rows and a depth of at most kPanelDepth.
void multiply_piece(const Product& p) {
  Panel panel;
  Places places[kBlockRows];
  const Places all = every_place(p.depth);
  for (Count i = 0; i < p.rows; ++i) find_places(p.a.at + i * p.a.to_row, p.depth, places[i]);
  for (Count j = 0; j < p.cols; j += kPanelCols) {
    pack({p.b.at + j * p.b.to_col, p.b.to_row, p.b.to_col}, p.depth, panel);
    for (Count i = 0; i < p.rows; ++i) {
      const float* const a = p.a.at + i * p.a.to_row;
      const Target c{p.c.at + i * p.c.to_row + j, p.c.to_row, p.c.adds};
      if (!panel.is_finite || !sum(a, places[i], false, panel, c)) sum(a, all, true, panel, c);
    }
  }
}

}  // namespace

bool has_scattered_zeros(const Product& p) {
  if (p.a.to_col != 1 || p.rows < 8 || p.depth < 32 || p.depth % 4 != 0 || p.cols % kPanelCols != 0)
    return false;
  const float* const row = p.a.at + p.rows / 2 * p.a.to_row;
  Count nonzeros = 0;
  for (Count k = 0; k < p.depth; k += 4) nonzeros += std::popcount(bits_of(load(row + k)));
  return nonzeros <= p.depth * 5 / 8;
}

void multiply_scattered(const Product& p) {
  for (Count start = 0; start < p.depth; start += kPanelDepth)
    for (Count i = 0; i < p.rows; i += kBlockRows)
      multiply_piece({std::min(kBlockRows, p.rows - i),
                      std::min(kPanelDepth, p.depth - start),
                      p.cols,
                      {p.a.at + i * p.a.to_row + start, p.a.to_row, 1},
                      {p.b.at + start * p.b.to_row, p.b.to_row, p.b.to_col},
                      {p.c.at + i * p.c.to_row, p.c.to_row, p.c.adds || start > 0}});
}

}  // namespace attention::simd
