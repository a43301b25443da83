#pragma once

#include "program/run/recorder.h"
#include "program/walk/latex.h"

namespace attention::program {

/// Gives every step its equation, in its node, and key steps also one in symbols: its op with its sub-steps
/// put in, down to the next steps with a name.
void give_equations(Recorder& recorder, const Symbols& symbols);

}  // namespace attention::program
