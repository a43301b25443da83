#pragma once

#include "changes/cell_change.h"
#include "changes/run_pair.h"

/// The contributions of the factors of one term.
namespace attention {

/// Splits after - before of a product, times `scale`, among its factors: as if they changed one after the
/// other, the mean of the order of the factors and the reverse. For two factors, each difference is
/// multiplied by the mean of the other.
void split_product(TermChange& term, double scale);

/// The same for the arguments of a function. Where two changed, the op itself computes the values between.
void split_arguments(TermChange& term, const RunPair& runs, const Cell& of);

}  // namespace attention
