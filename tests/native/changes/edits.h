#pragma once

#include <string>
#include <vector>

#include "support/fixtures.h"

/// Edits of the fixtures: the same case with something changed.
namespace attention::tests {

struct Edit {
  Case edited;
  /// The input that was edited, and the cell; empty for an option.
  std::string input;
  Index row = 0;
  Index col = 0;
};

/// One number of one input, chosen by `seed`, moved by `by`. The case itself if it has no inputs.
Edit edit_number(const Case& of, unsigned seed, double by);

/// Every option that still gives a run: numbers doubled, flags inverted, the next choice.
std::vector<Edit> edit_options(const Case& of);

}  // namespace attention::tests
