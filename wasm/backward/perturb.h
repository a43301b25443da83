#pragma once

#include "core/tape.h"

/// Recomputes a number with another one changed, for difference quotients.
namespace attention {

/// A cell and the number to put there.
struct Perturbation {
  Cell at;
  double number;
  /// The only node that reads the changed number; -1: all readers do.
  int reader = -1;
  /// The only operand slot of that node that is changed; -1: all slots with the changed node.
  int slot = -1;
};

/// Recomputes cell `of` and everything between with the change applied, then restores the tape exactly.
/// Throws InputError if the reader does not read the cell through that slot.
double perturbed(Tape<double>& tape, const Perturbation& change, Cell of);

}  // namespace attention
