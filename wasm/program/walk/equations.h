#pragma once

#include "program/walk/latex.h"
#include "program/run/recorder.h"

namespace attention::program {

/// Gives every key step its equation: its op with its sub-steps put in, down to the next steps with a name.
void give_equations(Recorder& recorder, const Symbols& symbols);

}  // namespace attention::program
