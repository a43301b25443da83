#pragma once

#include "core/tape.h"

/// What numbers would be if one before them were another: what difference quotients are made of.
namespace attention {

/// One number of a run, taken for another one.
struct Perturbation {
  Cell at;
  double number;
  /// The only node that reads it so, a step forward; -1: whoever reads it does.
  int reader = -1;
  /// The only operand of that node that is read so; -1: each that is the changed matrix.
  int slot = -1;
};

/// What cell `of` would hold: all that follows from the change is computed again by its rules, as far as the
/// node of `of`. The tape is then as it was, to the last bit. Throws InputError for a reader that does not
/// read the cell, or not there.
double perturbed(Tape<double>& tape, const Perturbation& change, Cell of);

}  // namespace attention
