#include "simd/product.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <iterator>

#include "simd/f32x4.h"
#include "simd/sparse_product.h"

namespace attention::simd {

namespace {

/// A 4 × 8 tile of the result takes eight of the sixteen registers; with 6 × 8, V8 spills.
constexpr Count kTileRows = 4;
constexpr Count kTileCols = 8;
/// Rows of a panel of eight columns of B, which stays in the L1 cache for all rows of A.
constexpr Count kPanelDepth = 256;

/// Aligned: no load crosses a cache line.
struct alignas(64) Panel {
  float numbers[kPanelDepth * kTileCols];
};

/// Eight columns of a row-major B.
void copy_panel(const Grid& b, Count depth, float* to) {
  const float* from = b.at;
  for (Count k = 0; k < depth; ++k, from += b.to_row, to += kTileCols) {
    store(to, load(from));
    store(to + 4, load(from + 4));
  }
}

/// Eight columns of a column-major B, transposed in 4 × 4 blocks.
void transpose_panel(const Grid& b, Count depth, float* to) {
  for (Count half = 0; half < kTileCols; half += 4)
    for (Count k = 0; k + 4 <= depth; k += 4) {
      F32x4 block[4];
      load_rows(b.at + half * b.to_col + k, b.to_col, block);
      transpose(block);
      store_rows(block, to + k * kTileCols + half, kTileCols);
    }
  for (Count k = depth / 4 * 4; k < depth; ++k)
    for (Count j = 0; j < kTileCols; ++j) to[k * kTileCols + j] = b.at[j * b.to_col + k];
}

/// Fewer than eight columns, zero-padded.
void fill_panel(const Grid& b, Count depth, Count width, float* to) {
  for (Count k = 0; k < depth; ++k, to += kTileCols)
    for (Count j = 0; j < kTileCols; ++j) to[j] = j < width ? b.at[k * b.to_row + j * b.to_col] : 0;
}

void pack(const Grid& b, Count depth, Count width, Panel& to) {
  if (width < kTileCols)
    fill_panel(b, depth, width, to.numbers);
  else if (b.to_col == 1)
    copy_panel(b, depth, to.numbers);
  else
    transpose_panel(b, depth, to.numbers);
}

/// Accumulators of a 4 × 8 tile.
struct Tile {
  F32x4 left[kTileRows];
  F32x4 right[kTileRows];
};

/// Initial values: the contents of C, or -0, the neutral element; +0 would turn a sum of -0 into +0.
inline Tile initial_tile(const Target& c) {
  Tile tile;
  for (Count i = 0; i < kTileRows; ++i) {
    tile.left[i] = c.adds ? load(c.at + i * c.to_row) : splat(-0.0f);
    tile.right[i] = c.adds ? load(c.at + i * c.to_row + 4) : splat(-0.0f);
  }
  return tile;
}

/// Adds the outer product of four numbers of a column of A and eight of a row of B.
inline void add(Tile& tile, const float (&a)[kTileRows], const float* b) {
  const F32x4 left = load(b), right = load(b + 4);
  for (Count i = 0; i < kTileRows; ++i) {
    tile.left[i] += splat(a[i]) * left;
    tile.right[i] += splat(a[i]) * right;
  }
}

inline void store_tile(const Tile& tile, const Target& c) {
  for (Count i = 0; i < kTileRows; ++i) {
    store(c.at + i * c.to_row, tile.left[i]);
    store(c.at + i * c.to_row + 4, tile.right[i]);
  }
}

// The loops below are unrolled eight times with an exit after each step. The exits keep V8 from hoisting all
// loads and spilling registers.

/// Four contiguous rows of A times the panel.
inline void sum_rows(Tile& tile, const Grid& a, const float* b, Count depth) {
  const float* a_0 = a.at;
  const float* a_1 = a_0 + a.to_row;
  const float* a_2 = a_1 + a.to_row;
  const float* a_3 = a_2 + a.to_row;
  const auto is_last = [&](Count k) {
    add(tile, {a_0[k], a_1[k], a_2[k], a_3[k]}, b);
    b += kTileCols;
    return --depth == 0;
  };
  while (!(is_last(0) || is_last(1) || is_last(2) || is_last(3) || is_last(4) || is_last(5) || is_last(6) ||
           is_last(7)))
    a_0 += 8, a_1 += 8, a_2 += 8, a_3 += 8;
}

/// The same for a transposed A, whose four numbers of each step are contiguous.
inline void sum_columns(Tile& tile, const Grid& a, const float* b, Count depth) {
  const float* from = a.at;
  const auto is_last = [&] {
    add(tile, {from[0], from[1], from[2], from[3]}, b);
    from += a.to_col;
    b += kTileCols;
    return --depth == 0;
  };
  while (
      !(is_last() || is_last() || is_last() || is_last() || is_last() || is_last() || is_last() || is_last()))
    continue;
}

/// A column of tiles; `rows` is a multiple of four. Not inlined, since V8 replaces baseline code only between
/// calls; one function per layout of A, which avoids register moves in V8.
template <bool is_transposed>
__attribute__((noinline)) void tile_column(Grid a, Count rows, const float* panel, Count depth, Target c) {
  for (; rows > 0; rows -= kTileRows, a.at += kTileRows * a.to_row, c.at += kTileRows * c.to_row) {
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
    tile_column<true>(a, rows, panel, depth, c);
  else
    tile_column<false>(a, rows, panel, depth, c);
}

/// Tiles that extend beyond the last column: computed in a buffer, then copied.
void tiles_at_edge(const Grid& a, Count rows, const float* panel, Count depth, const Target& c, Count width) {
  float edge_tile[kTileRows * kTileCols] = {};
  float* at = c.at;
  for (Count i = 0; i < rows; i += kTileRows, at += kTileRows * c.to_row) {
    for (Count j = 0; j < kTileRows; ++j) std::copy_n(at + j * c.to_row, width, edge_tile + j * kTileCols);
    tiles({a.at + i * a.to_row, a.to_row, a.to_col}, kTileRows, panel, depth, {edge_tile, kTileCols, c.adds});
    for (Count j = 0; j < kTileRows; ++j) std::copy_n(edge_tile + j * kTileCols, width, at + j * c.to_row);
  }
}

/// c += factor · b for `count` numbers.
inline void add_scaled(float factor, const float* b, Count count, float* c) {
  Count j = 0;
  for (; j + 4 <= count; j += 4) store(c + j, load(c + j) + splat(factor) * load(b + j));
  for (; j < count; ++j) c[j] += factor * b[j];
}

/// Four of these at once, added in order.
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

/// Σ a_k b_k with contiguous b.
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

/// One row of the result, without packing.
__attribute__((noinline)) void single_row(const Product& p, const float* a, float* c) {
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

/// Whether all numbers are +0, compared as bits; `count` is even.
template <Count count>
inline bool are_zeros(const float* numbers) {
  std::uint64_t bits[count / 2];
  std::memcpy(bits, numbers, sizeof bits);
  std::uint64_t any = 0;
  for (const std::uint64_t two : bits) any |= two;
  return any == 0;
}

/// Calls visit(index) for each nonzero number; skips sixteen or four zeros at a time.
template <class Visitor>
void for_each_nonzero(const float* numbers, Count count, Visitor visit) {
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

/// The rows of the result that fill tiles.
void tiled_rows(const Product& p, Count rows) {
  Panel panel;
  for (Count start = 0; start < p.depth; start += kPanelDepth) {
    const Count depth = std::min(kPanelDepth, p.depth - start);
    const Grid a{p.a.at + start * p.a.to_col, p.a.to_row, p.a.to_col};
    const bool adds = p.c.adds || start > 0;
    for (Count j = 0; j < p.cols; j += kTileCols) {
      const Count width = std::min(kTileCols, p.cols - j);
      const float* const b = p.b.at + start * p.b.to_row + j * p.b.to_col;
      pack({b, p.b.to_row, p.b.to_col}, depth, width, panel);
      const Target c{p.c.at + j, p.c.to_row, adds};
      if (width == kTileCols)
        tiles(a, rows, panel.numbers, depth, c);
      else
        tiles_at_edge(a, rows, panel.numbers, depth, c, width);
    }
  }
}

/// A transposed A, packed in groups of four rows, contiguous in the order of the sum.
struct alignas(64) PackedRows {
  float numbers[64 * kPanelDepth];
};

Grid pack_rows(const Grid& a, Count rows, Count depth, PackedRows& to) {
  float* at = to.numbers;
  for (Count i = 0; i < rows; i += kTileRows)
    for (Count k = 0; k < depth; ++k, at += kTileRows) store(at, load(a.at + i + k * a.to_col));
  return {to.numbers, depth, kTileRows};
}

/// Whether the columns of a transposed A are so far apart that they conflict in the L1 cache.
bool has_large_stride(const Grid& a) { return a.to_row == 1 && a.to_col >= 256; }

/// The rows that fill tiles for A with a large stride: packed first, in batches.
void strided_rows(const Product& p, Count rows) {
  PackedRows packed;
  for (Count start = 0; start < p.depth; start += kPanelDepth) {
    const Count depth = std::min(kPanelDepth, p.depth - start);
    const Count most = std::ssize(packed.numbers) / depth / kTileRows * kTileRows;
    for (Count i = 0; i < rows; i += most) {
      const Count count = std::min(most, rows - i);
      const Grid a{p.a.at + i + start * p.a.to_col, 1, p.a.to_col};
      const Grid b{p.b.at + start * p.b.to_row, p.b.to_row, p.b.to_col};
      const Target c{p.c.at + i * p.c.to_row, p.c.to_row, p.c.adds || start > 0};
      tiled_rows({count, depth, p.cols, pack_rows(a, count, depth, packed), b, c}, count);
    }
  }
}

}  // namespace

void multiply(const Product& p) {
  const Count tiled = p.rows / kTileRows * kTileRows;
  if (has_scattered_zeros(p))
    multiply_scattered({tiled, p.depth, p.cols, p.a, p.b, p.c});
  else if (tiled > 0)
    has_large_stride(p.a) ? strided_rows(p, tiled) : tiled_rows(p, tiled);
  for (Count i = tiled; i < p.rows; ++i) single_row(p, p.a.at + i * p.a.to_row, p.c.at + i * p.c.to_row);
}

bool is_sparse(const float* numbers, Count count, Count most) {
  Count found = 0;
  for_each_nonzero(numbers, count, [&](Count) { ++found; });
  return found <= most;
}

void multiply_sparse(const Product& p) {
  for (Count i = 0; i < p.rows && !p.c.adds; ++i) std::fill_n(p.c.at + i * p.c.to_row, p.cols, -0.0f);
  const bool is_row_major = p.a.to_col == 1;
  const Count outer_count = is_row_major ? p.rows : p.depth;
  const Count width = is_row_major ? p.depth : p.rows;
  for (Count outer = 0; outer < outer_count; ++outer) {
    const float* const from = p.a.at + outer * (is_row_major ? p.a.to_row : p.a.to_col);
    for_each_nonzero(from, width, [&](Count place) {
      const Count i = is_row_major ? outer : place;
      const Count k = is_row_major ? place : outer;
      add_scaled(from[place], p.b.at + k * p.b.to_row, p.cols, p.c.at + i * p.c.to_row);
    });
  }
}

}  // namespace attention::simd
