#include "bindings/guard.h"

#include <emscripten/em_js.h>

#include "bindings/json.h"

namespace attention {

namespace {

// C++ exceptions would reach JavaScript as opaque objects; an error thrown by JavaScript is readable.
EM_JS(void, throw_range_error, (const char* message), { throw new RangeError(UTF8ToString(message)); });
EM_JS(void, throw_error, (const char* message), { throw new Error(UTF8ToString(message)); });

}  // namespace

void raise_input_error(const Message& message) {
  throw_range_error(json_of(message).c_str());
  __builtin_unreachable();
}

void raise_internal_error(const Message& message) {
  throw_error(json_of(message).c_str());
  __builtin_unreachable();
}

}  // namespace attention
