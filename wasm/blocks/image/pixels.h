#pragma once

#include "ops/ops.h"

namespace attention {

/// A picture or feature map as a height × width·channels matrix, channels innermost. `place` is the row-major
/// index.
struct Picture {
  Index height;
  Index width;
  Index channels;

  Index place(Index row, Index col, Index channel) const { return (row * width + col) * channels + channel; }
};

/// Order of the numbers of a patch.
enum class Flatten { pixel_first, channel_first };

/// A vector per pixel, row by row: height·width × channels.
Rearrangement pixels_as_rows(const Picture& picture);

/// A row per patch of side × side pixels, patches row by row. Dosovitskiy et al. 2021, section 3.1.
Rearrangement patches_as_rows(const Picture& picture, Index side, Flatten flatten);

/// The picture rolled up and left by `shift` pixels, as torch.roll. A negative shift is the inverse. Liu et
/// al. 2021, section 3.2.
Rearrangement rolled(const Picture& picture, Index shift);

/// A vector per pixel, window after window of side × side pixels, windows row by row.
Rearrangement windows_as_rows(const Picture& picture, Index side);

/// The inverse of windows_as_rows.
Rearrangement windows_as_picture(const Picture& picture, Index side);

/// The region of each pixel of the rolled picture. Pixels of a window attend to each other only within a
/// region, where they were neighbours before the shift. Numbered 0 to 8 as in the authors' code; all 0
/// without a shift.
Rearrangement regions(const Picture& picture, Index side, Index shift);

/// For each pair of pixels of a window, the row of the bias table for their offset. side² × side². Liu et al.
/// 2021, section 3.2, equation 4.
Rearrangement bias_rows(Index side);

/// Looks up column `column` of a table of width `width` at the row indices `rows`.
Rearrangement column_at(Rearrangement rows, Index width, Index column);

/// The regions of the pixels of window `k`, row by row.
std::vector<Index> regions_in_window(const Matrix<Index>& regions, Index side, Index k);

/// `rows` rows from `first_row` and `cols` columns from `first_col` of a matrix `width` wide.
Rearrangement block(Index width, Index first_row, Index rows, Index first_col, Index cols);

}  // namespace attention
