#include "simd/product.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <iterator>

#include "simd/f32x4.h"
#include "simd/sparse_product.h"

namespace attention::simd {

namespace {

/// A tile of the result, 4 × 8, fills eight of the sixteen registers; with 6 × 8, V8 runs out of them.
constexpr Count kTall = 4;
constexpr Count kWide = 8;
/// A panel, so many rows of eight columns of B, stays in the first cache while all rows of A go past it.
constexpr Count kDeep = 256;

/// No load from it reaches into two lines of the cache.
struct alignas(64) Panel {
  float numbers[kDeep * kWide];
};

/// Eight columns as they stand, one row after the other.
void copy_panel(const Grid& b, Count depth, float* to) {
  const float* from = b.at;
  for (Count k = 0; k < depth; ++k, from += b.to_row, to += kWide) {
    store(to, load(from));
    store(to + 4, load(from + 4));
  }
}

/// Eight columns, each contiguous: transposed in blocks of 4 × 4.
void transpose_panel(const Grid& b, Count depth, float* to) {
  for (Count half = 0; half < kWide; half += 4)
    for (Count k = 0; k + 4 <= depth; k += 4) {
      F32x4 block[4];
      load_rows(b.at + half * b.to_col + k, b.to_col, block);
      transpose(block);
      store_rows(block, to + k * kWide + half, kWide);
    }
  for (Count k = depth / 4 * 4; k < depth; ++k)
    for (Count j = 0; j < kWide; ++j) to[k * kWide + j] = b.at[j * b.to_col + k];
}

/// Fewer than eight columns, and zeros for the rest.
void fill_panel(const Grid& b, Count depth, Count width, float* to) {
  for (Count k = 0; k < depth; ++k, to += kWide)
    for (Count j = 0; j < kWide; ++j) to[j] = j < width ? b.at[k * b.to_row + j * b.to_col] : 0;
}

void pack(const Grid& b, Count depth, Count width, Panel& to) {
  if (width < kWide)
    fill_panel(b, depth, width, to.numbers);
  else if (b.to_col == 1)
    copy_panel(b, depth, to.numbers);
  else
    transpose_panel(b, depth, to.numbers);
}

/// The numbers of a tile, four rows of eight, while they are summed up.
struct Tile {
  F32x4 left[kTall];
  F32x4 right[kTall];
};

/// A tile begins with what is there, or with -0, which changes no number that is added to it; +0 would turn a
/// sum of -0 into +0.
inline Tile initial_tile(const Target& c) {
  Tile tile;
  for (Count i = 0; i < kTall; ++i) {
    tile.left[i] = c.adds ? load(c.at + i * c.to_row) : splat(-0.0f);
    tile.right[i] = c.adds ? load(c.at + i * c.to_row + 4) : splat(-0.0f);
  }
  return tile;
}

/// Adds the products of four numbers of a column of A and eight of a row of B.
inline void add(Tile& tile, const float (&a)[kTall], const float* b) {
  const F32x4 left = load(b), right = load(b + 4);
  for (Count i = 0; i < kTall; ++i) {
    tile.left[i] += splat(a[i]) * left;
    tile.right[i] += splat(a[i]) * right;
  }
}

inline void store_tile(const Tile& tile, const Target& c) {
  for (Count i = 0; i < kTall; ++i) {
    store(c.at + i * c.to_row, tile.left[i]);
    store(c.at + i * c.to_row + 4, tile.right[i]);
  }
}

// The loops below take eight steps a round, and may leave after each. Without these ways out between the
// steps V8 would begin with the loads of them all, and run out of registers.

/// Σ_k of four rows of A, each in one piece, times the panel.
inline void sum_rows(Tile& tile, const Grid& a, const float* b, Count depth) {
  const float* a_0 = a.at;
  const float* a_1 = a_0 + a.to_row;
  const float* a_2 = a_1 + a.to_row;
  const float* a_3 = a_2 + a.to_row;
  const auto is_last = [&](Count k) {
    add(tile, {a_0[k], a_1[k], a_2[k], a_3[k]}, b);
    b += kWide;
    return --depth == 0;
  };
  while (!(is_last(0) || is_last(1) || is_last(2) || is_last(3) || is_last(4) || is_last(5) || is_last(6) ||
           is_last(7)))
    a_0 += 8, a_1 += 8, a_2 += 8, a_3 += 8;
}

/// The same for a transposed A: its four numbers of each step are side by side.
inline void sum_columns(Tile& tile, const Grid& a, const float* b, Count depth) {
  const float* from = a.at;
  const auto is_last = [&] {
    add(tile, {from[0], from[1], from[2], from[3]}, b);
    from += a.to_col;
    b += kWide;
    return --depth == 0;
  };
  while (
      !(is_last() || is_last() || is_last() || is_last() || is_last() || is_last() || is_last() || is_last()))
    continue;
}

/// Tiles below each other, for so many rows, a multiple of four; `a` and `c` begin at the first. Out of line,
/// since V8 replaces slow first code only between two calls; a function for each A, or V8 moves registers
/// about.
template <bool is_transposed>
__attribute__((noinline)) void column_of_tiles(Grid a, Count rows, const float* panel, Count depth,
                                               Target c) {
  for (; rows > 0; rows -= kTall, a.at += kTall * a.to_row, c.at += kTall * c.to_row) {
    Tile tile = initial_tile(c);
    if (is_transposed)
      sum_columns(tile, a, panel, depth);
    else
      sum_rows(tile, a, panel, depth);
    store_tile(tile, c);
  }
}

/// c += a · panel, or =.
void tiles(const Grid& a, Count rows, const float* panel, Count depth, const Target& c) {
  if (a.to_col != 1)
    column_of_tiles<true>(a, rows, panel, depth, c);
  else
    column_of_tiles<false>(a, rows, panel, depth, c);
}

/// Tiles that reach beyond the last column: computed elsewhere, and as much of them copied as there is.
void tiles_at_edge(const Grid& a, Count rows, const float* panel, Count depth, const Target& c, Count width) {
  float whole[kTall * kWide] = {};
  float* at = c.at;
  for (Count i = 0; i < rows; i += kTall, at += kTall * c.to_row) {
    for (Count j = 0; j < kTall; ++j) std::copy_n(at + j * c.to_row, width, whole + j * kWide);
    tiles({a.at + i * a.to_row, a.to_row, a.to_col}, kTall, panel, depth, {whole, kWide, c.adds});
    for (Count j = 0; j < kTall; ++j) std::copy_n(whole + j * kWide, width, at + j * c.to_row);
  }
}

/// c += factor · b, so many numbers of both.
inline void add_scaled(float factor, const float* b, Count count, float* c) {
  Count j = 0;
  for (; j + 4 <= count; j += 4) store(c + j, load(c + j) + splat(factor) * load(b + j));
  for (; j < count; ++j) c[j] += factor * b[j];
}

/// Four of them in one go, in their order.
inline void add_four_scaled(const float (&factors)[4], const float* b, Count to_row, Count count, float* c) {
  const F32x4 by_0 = splat(factors[0]), by_1 = splat(factors[1]);
  const F32x4 by_2 = splat(factors[2]), by_3 = splat(factors[3]);
  Count j = 0;
  for (; j + 4 <= count; j += 4) {
    F32x4 sum = load(c + j);
    sum += by_0 * load(b + j);
    sum += by_1 * load(b + to_row + j);
    sum += by_2 * load(b + 2 * to_row + j);
    sum += by_3 * load(b + 3 * to_row + j);
    store(c + j, sum);
  }
  for (; j < count; ++j)
    for (Count k = 0; k < 4; ++k) c[j] += factors[k] * b[k * to_row + j];
}

/// Σ a_k b_k, b in one piece.
inline float dot(const float* a, Count step, const float* b, Count count) {
  F32x4 sums{};
  Count k = 0;
  for (; k + 4 <= count; k += 4) {
    const float* const from = a + k * step;
    sums += F32x4{from[0], from[step], from[2 * step], from[3 * step]} * load(b + k);
  }
  float sum = (sums[0] + sums[2]) + (sums[1] + sums[3]);
  for (; k < count; ++k) sum += a[k * step] * b[k];
  return sum;
}

/// One row of the result, for which no panel would pay.
__attribute__((noinline)) void thin_row(const Product& p, const float* a, float* c) {
  const Count step = p.a.to_col;
  if (!p.c.adds) std::fill_n(c, p.cols, -0.0f);
  if (p.b.to_col != 1) {
    for (Count j = 0; j < p.cols; ++j) c[j] += dot(a, step, p.b.at + j * p.b.to_col, p.depth);
    return;
  }
  Count k = 0;
  for (; k + 4 <= p.depth; k += 4) {
    const float* const from = a + k * step;
    add_four_scaled({from[0], from[step], from[2 * step], from[3 * step]}, p.b.at + k * p.b.to_row,
                    p.b.to_row, p.cols, c);
  }
  for (; k < p.depth; ++k) add_scaled(a[k * step], p.b.at + k * p.b.to_row, p.cols, c);
}

/// Are so many numbers, an even count, all 0? Told by their bits.
template <Count count>
inline bool are_zeros(const float* numbers) {
  std::uint64_t bits[count / 2];
  std::memcpy(bits, numbers, sizeof bits);
  std::uint64_t any = 0;
  for (const std::uint64_t two : bits) any |= two;
  return any == 0;
}

/// Calls visit(place) where a number is not 0; sixteen that are 0 are passed in one step, and so are four.
template <class Visit>
void for_each_other_than_zero(const float* numbers, Count count, Visit visit) {
  Count k = 0;
  while (k < count) {
    if (k + 16 <= count && are_zeros<16>(numbers + k)) {
      k += 16;
      continue;
    }
    const Count end = std::min(k + 4, count);
    if (end < k + 4 || !are_zeros<4>(numbers + k))
      for (Count place = k; place < end; ++place)
        if (numbers[place] != 0) visit(place);
    k = end;
  }
}

/// All rows of the result that fill tiles.
void tiled_rows(const Product& p, Count rows) {
  Panel panel;
  for (Count start = 0; start < p.depth; start += kDeep) {
    const Count depth = std::min(kDeep, p.depth - start);
    const Grid a{p.a.at + start * p.a.to_col, p.a.to_row, p.a.to_col};
    const bool adds = p.c.adds || start > 0;
    for (Count j = 0; j < p.cols; j += kWide) {
      const Count width = std::min(kWide, p.cols - j);
      const float* const b = p.b.at + start * p.b.to_row + j * p.b.to_col;
      pack({b, p.b.to_row, p.b.to_col}, depth, width, panel);
      const Target c{p.c.at + j, p.c.to_row, adds};
      if (width == kWide)
        tiles(a, rows, panel.numbers, depth, c);
      else
        tiles_at_edge(a, rows, panel.numbers, depth, c, width);
    }
  }
}

/// A transposed A in strips of four rows: in each, the four numbers of a step of the sum stand behind those
/// of the step before.
struct alignas(64) Strips {
  float numbers[64 * kDeep];
};

Grid strips_of(const Grid& a, Count rows, Count depth, Strips& to) {
  float* at = to.numbers;
  for (Count i = 0; i < rows; i += kTall)
    for (Count k = 0; k < depth; ++k, at += kTall) store(at, load(a.at + i + k * a.to_col));
  return {to.numbers, depth, kTall};
}

/// Are the steps of a transposed A so far apart that they share a few sets of the first cache, and drive each
/// other out?
bool is_far(const Grid& a) { return a.to_row == 1 && a.to_col >= 256; }

/// All rows that fill tiles where A is far: as strips, as many as there is room for.
void far_rows(const Product& p, Count rows) {
  Strips strips;
  for (Count start = 0; start < p.depth; start += kDeep) {
    const Count depth = std::min(kDeep, p.depth - start);
    const Count most = std::ssize(strips.numbers) / depth / kTall * kTall;
    for (Count i = 0; i < rows; i += most) {
      const Count count = std::min(most, rows - i);
      const Grid a{p.a.at + i + start * p.a.to_col, 1, p.a.to_col};
      const Grid b{p.b.at + start * p.b.to_row, p.b.to_row, p.b.to_col};
      const Target c{p.c.at + i * p.c.to_row, p.c.to_row, p.c.adds || start > 0};
      tiled_rows({count, depth, p.cols, strips_of(a, count, depth, strips), b, c}, count);
    }
  }
}

}  // namespace

void multiply(const Product& p) {
  const Count tiled = p.rows / kTall * kTall;
  if (has_scattered_zeros(p))
    multiply_scattered({tiled, p.depth, p.cols, p.a, p.b, p.c});
  else if (tiled > 0)
    is_far(p.a) ? far_rows(p, tiled) : tiled_rows(p, tiled);
  for (Count i = tiled; i < p.rows; ++i) thin_row(p, p.a.at + i * p.a.to_row, p.c.at + i * p.c.to_row);
}

bool is_sparse(const float* numbers, Count count, Count most) {
  Count found = 0;
  for_each_other_than_zero(numbers, count, [&](Count) { ++found; });
  return found <= most;
}

void multiply_sparse(const Product& p) {
  for (Count i = 0; i < p.rows && !p.c.adds; ++i) std::fill_n(p.c.at + i * p.c.to_row, p.cols, -0.0f);
  const bool stands = p.a.to_col == 1;
  const Count lines = stands ? p.rows : p.depth;
  const Count width = stands ? p.depth : p.rows;
  for (Count line = 0; line < lines; ++line) {
    const float* const from = p.a.at + line * (stands ? p.a.to_row : p.a.to_col);
    for_each_other_than_zero(from, width, [&](Count place) {
      const Count i = stands ? line : place;
      const Count k = stands ? place : line;
      add_scaled(from[place], p.b.at + k * p.b.to_row, p.cols, p.c.at + i * p.c.to_row);
    });
  }
}

}  // namespace attention::simd
