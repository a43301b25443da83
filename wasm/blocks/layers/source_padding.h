#pragma once

#include <optional>

#include "graph/graph.h"

/// A source that ends before its last place.
namespace attention {

/// `source_mask` and `valid_len`; `when` is a condition on other options, see `holds`.
std::vector<OptionSchema> source_options(const std::string& when = "");

/// How many of `places` hold a word: all of them, unless the options say less.
template <class T>
Index source_length(const Graph<T>& graph, Index places);

/// Closes the places of the source where no word stands, for as many rows as `asking` has; nothing where the
/// options say that every place has a word.
template <class T>
std::optional<Var<T>> padding_of(Graph<T>& graph, const std::string& id, Var<T> asking, Var<T> source);

}  // namespace attention
