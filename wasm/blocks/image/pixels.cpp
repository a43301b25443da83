#include "blocks/image/pixels.h"

#include <algorithm>

namespace attention {

namespace {

/// Calls visit(row, column) for each pixel of each square of side × side pixels, squares row by row.
template <class Visitor>
void for_each_in_squares(const Picture& picture, Index side, Visitor visit) {
  for (Index top = 0; top < picture.height; top += side)
    for (Index left = 0; left < picture.width; left += side)
      for (Index row = top; row < top + side; ++row)
        for (Index col = left; col < left + side; ++col) visit(row, col);
}

Index wrapped(Index place, Index size) { return ((place % size) + size) % size; }

/// The band of a position on an axis of a rolled picture: 0 for full windows, 1 for the rest of the last
/// window, 2 for what was wrapped around.
Index band(Index place, Index size, Index side, Index shift) {
  return place < size - side ? 0 : place < size - shift ? 1 : 2;
}

}  // namespace

Rearrangement pixels_as_rows(const Picture& picture) {
  Rearrangement to{picture.height * picture.width, picture.channels, {}, "n", "channels", "", ""};
  for (Index place = 0; place < to.rows * to.cols; ++place) to.source.push_back(place);
  to.equation = "\\text{a row for each pixel of }\\arg{0}";
  to.sentence = "explain.gather.pixel_row";
  return to;
}

Rearrangement patches_as_rows(const Picture& picture, Index side, Flatten flatten) {
  Rearrangement to{picture.height / side * (picture.width / side),
                   side * side * picture.channels,
                   {},
                   "n_patches",
                   "patch*patch*channels",
                   "",
                   ""};
  const bool by_channel = flatten == Flatten::channel_first;
  const Index outer = by_channel ? picture.channels : 1;
  const Index inner = by_channel ? 1 : picture.channels;
  for (Index top = 0; top < picture.height; top += side)
    for (Index left = 0; left < picture.width; left += side)
      for (Index first = 0; first < outer; ++first)
        for (Index pixel = 0; pixel < side * side; ++pixel)
          for (Index channel = first; channel < first + inner; ++channel)
            to.source.push_back(picture.place(top + pixel / side, left + pixel % side, channel));
  to.equation = "\\text{a row for each patch of }\\arg{0}";
  to.sentence = "explain.gather.patch_row";
  return to;
}

Rearrangement rolled(const Picture& picture, Index shift) {
  Rearrangement to{picture.height, picture.width * picture.channels, {}, "height", "width*channels", "", ""};
  for (Index row = 0; row < picture.height; ++row)
    for (Index col = 0; col < picture.width; ++col)
      for (Index channel = 0; channel < picture.channels; ++channel)
        to.source.push_back(picture.place(wrapped(row + shift, picture.height),
                                          wrapped(col + shift, picture.width), channel));
  to.equation =
      shift < 0 ? "\\arg{0}\\text{ moved back}" : "\\arg{0}\\text{ moved up and left, round the border}";
  to.sentence = shift < 0 ? "explain.gather.moved_back" : "explain.gather.moved_up_left";
  return to;
}

Rearrangement windows_as_rows(const Picture& picture, Index side) {
  Rearrangement to{picture.height * picture.width, picture.channels, {}, "n", "channels", "", ""};
  for_each_in_squares(picture, side, [&](Index row, Index col) {
    for (Index channel = 0; channel < picture.channels; ++channel)
      to.source.push_back(picture.place(row, col, channel));
  });
  to.equation = "\\text{a row for each pixel of }\\arg{0}\\text{, window after window}";
  to.sentence = "explain.gather.window_row";
  return to;
}

Rearrangement windows_as_picture(const Picture& picture, Index side) {
  Rearrangement to = rolled(picture, 0);
  Index from = 0;
  for_each_in_squares(picture, side, [&](Index row, Index col) {
    for (Index channel = 0; channel < picture.channels; ++channel, ++from)
      to.source[static_cast<std::size_t>(picture.place(row, col, channel))] = from;
  });
  to.equation = "\\arg{0}\\text{ as a map again}";
  to.sentence = "explain.gather.back_into_map";
  return to;
}

Rearrangement regions(const Picture& picture, Index side, Index shift) {
  Rearrangement to{picture.height, picture.width, {}, "height", "width", "", ""};
  for (Index row = 0; row < picture.height; ++row)
    for (Index col = 0; col < picture.width; ++col)
      to.source.push_back(shift == 0 ? 0
                                     : 3 * band(row, picture.height, side, shift) +
                                           band(col, picture.width, side, shift));
  to.equation = "\\text{region of each place}";
  to.sentence = shift == 0 ? "explain.regions.unmoved" : "explain.regions.moved";
  return to;
}

Rearrangement bias_rows(Index side) {
  const Index span = 2 * side - 1;
  Rearrangement to{side * side, side * side, {}, "window*window", "window*window", "", ""};
  for (Index i = 0; i < to.rows; ++i)
    for (Index j = 0; j < to.cols; ++j)
      to.source.push_back((i / side - j / side + side - 1) * span + i % side - j % side + side - 1);
  to.equation = "\\text{row of the table for each pair}";
  to.sentence = "explain.bias_rows";
  return to;
}

Rearrangement column_at(Rearrangement rows, Index width, Index column) {
  for (Index& place : rows.source) place = place * width + column;
  rows.equation = "\\text{looked up in }\\arg{0}";
  rows.sentence = "explain.gather.looked_up";
  return rows;
}

std::vector<Index> regions_in_window(const Matrix<Index>& regions, Index side, Index k) {
  std::vector<Index> of_all;
  for_each_in_squares({regions.rows(), regions.cols(), 1}, side,
                      [&](Index row, Index col) { of_all.push_back(regions(row, col)); });
  const auto first = of_all.begin() + k * side * side;
  return {first, first + side * side};
}

Rearrangement block(Index width, Index first_row, Index rows, Index first_col, Index cols) {
  Rearrangement to{rows, cols, {}, "", "", "", ""};
  for (Index row = first_row; row < first_row + rows; ++row)
    for (Index col = first_col; col < first_col + cols; ++col) to.source.push_back(row * width + col);
  to.equation = "\\text{this window’s and head’s part of }\\arg{0}";
  to.sentence = "explain.gather.window_and_head";
  return to;
}

}  // namespace attention
