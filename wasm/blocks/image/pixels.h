#pragma once

#include "ops/ops.h"

namespace attention {

/// A picture or feature map as one matrix: a row per row of pixels, in it the pixels side by side, each with
/// its channels. Places in it are arange row by row.
struct Picture {
  Index height;
  Index width;
  Index channels;

  Index place(Index row, Index col, Index channel) const { return (row * width + col) * channels + channel; }
};

/// How the numbers of a patch are laid side by side.
enum class Flatten { pixel_first, channel_first };

/// A vector per pixel, row by row: height·width × channels.
Rearrangement pixels_as_rows(const Picture& picture);

/// A row per patch of side × side pixels, patches row by row. Dosovitskiy et al. 2021, section 3.1.
Rearrangement patches_as_rows(const Picture& picture, Index side, Flatten flatten);

/// The picture moved up and left by `shift` pixels; what leaves at one side comes back at the other. A
/// negative shift moves it back. Liu et al. 2021, section 3.2.
Rearrangement rolled(const Picture& picture, Index shift);

/// A vector per pixel, window after window of side × side pixels, windows row by row.
Rearrangement windows_as_rows(const Picture& picture, Index side);

/// The picture of which windows_as_rows made these rows.
Rearrangement windows_as_picture(const Picture& picture, Index side);

/// For each pixel of the rolled picture the region it is in: pixels of one window may meet only when they
/// were neighbours before the shift. Numbered as in the authors' code: 0 to 8, all 0 without a shift.
Rearrangement regions(const Picture& picture, Index side, Index shift);

/// For each pair of pixels of a window the row of the bias table for the way from one to the other.
/// side² × side². Liu et al. 2021, section 3.2, equation 4.
Rearrangement bias_rows(Index side);

/// Of a table `width` wide the numbers in column `column` of the rows that `rows` names, in their places.
Rearrangement column_at(Rearrangement rows, Index width, Index column);

/// The regions of the pixels of window `k`, row by row.
std::vector<Index> regions_in_window(const Matrix<Index>& regions, Index side, Index k);

/// `rows` rows from `first_row` and `cols` columns from `first_col` of a matrix `width` wide.
Rearrangement block(Index width, Index first_row, Index rows, Index first_col, Index cols);

}  // namespace attention
