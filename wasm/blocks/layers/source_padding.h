#pragma once

#include <optional>

#include "graph/graph.h"

/// Padding of a source sequence.
namespace attention {

/// `source_mask` and `valid_len`; `when` is a condition on other options, see `holds`.
std::vector<OptionSchema> source_options(const std::string& when = "");

/// The number of words of the source by the options, at most `places`.
template <class T>
Index source_length(const Graph<T>& graph, Index places);

/// The padding mask of the source, one row per query; empty without padding.
template <class T>
std::optional<Var<T>> source_padding_mask(Graph<T>& graph, const std::string& id, Var<T> queries,
                                          Var<T> source);

}  // namespace attention
