#include "blocks/attention/directions.h"

namespace attention {

namespace {

/// Notes rows of length 0, whose cosine is 0 / 0.
template <class T>
void note_zero_lengths(Graph<T>& graph, Var<T> lengths) {
  for (Index i = 0; i < lengths.rows(); ++i)
    if (lengths.data()(i, 0) == 0) graph.note(lengths, i, {"note.no_direction"});
}

}  // namespace

template <class T>
Var<T> directions(Graph<T>& graph, const DirectionNames& names, Var<T> x) {
  const Var<T> squared = graph.named(names.squared_lengths, sum_of_squares(x));
  const Var<T> lengths = graph.named(names.lengths, square_root(squared, 0));
  note_zero_lengths(graph, lengths);
  return graph.named(names.directions, divide(x, lengths));
}

template Var<double> directions(Graph<double>&, const DirectionNames&, Var<double>);
template Var<float> directions(Graph<float>&, const DirectionNames&, Var<float>);

}  // namespace attention
