#pragma once

#include "bindings/marshal.h"
#include "training/training_session.h"

/// What a study is asked for, as JavaScript says it: `web/engine/training.ts`.
namespace attention {

/// Everything but the examples.
SessionSettings read_session(const emscripten::val& request);

/// Arrays become lists; their lengths are checked before anything is copied. `pictures` may be left out, and
/// each of the others.
Examples read_examples(const emscripten::val& from);

/// The study of the request, on examples that it gives or on a task that it names.
std::unique_ptr<TrainingSession<float>> make_session(const emscripten::val& request);

}  // namespace attention
