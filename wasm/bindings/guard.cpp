#include "bindings/guard.h"

#include <emscripten/em_js.h>

#include "bindings/json.h"

namespace attention {

namespace {

// An exception of C++ would reach JavaScript as an opaque object; an error thrown by JavaScript itself is
// readable, and destructors still run on its way out.
EM_JS(void, throw_range_error, (const char* message), { throw new RangeError(UTF8ToString(message)); });
EM_JS(void, throw_error, (const char* message), { throw new Error(UTF8ToString(message)); });

}  // namespace

void raise_mistake(const Message& message) {
  throw_range_error(json_of(message).c_str());
  __builtin_unreachable();
}

void raise_failure(const Message& message) {
  throw_error(json_of(message).c_str());
  __builtin_unreachable();
}

}  // namespace attention
