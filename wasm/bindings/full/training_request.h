#pragma once

#include "bindings/marshal.h"
#include "training/training_session.h"

/// Reads the `TrainingSessionRequest` of web/engine/training.ts.
namespace attention {

/// Everything but the examples.
SessionSettings read_session(const emscripten::val& request);

/// Reads typed arrays; lengths are checked before copying. Each array may be undefined.
Examples read_examples(const emscripten::val& from);

/// Creates the session of a request, with its examples or its task.
std::unique_ptr<TrainingSession<float>> make_session(const emscripten::val& request);

}  // namespace attention
