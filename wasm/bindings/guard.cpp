#include "bindings/guard.h"

#include <emscripten/em_js.h>

#include <new>
#include <string>

#include "bindings/json.h"

namespace attention {

namespace {

// An exception of C++ would reach JavaScript as an opaque object; an error thrown by JavaScript itself is
// readable, and destructors still run on its way out.
EM_JS(void, throw_range_error, (const char* message), { throw new RangeError(UTF8ToString(message)); });
EM_JS(void, throw_error, (const char* message), { throw new Error(UTF8ToString(message)); });

}  // namespace

ErrorReport report_of_exception() {
  try {
    throw;
  } catch (const InputError& error) {
    return {error.message, true};
  } catch (const std::bad_alloc&) {
    return {{"error.memory"}};
  } catch (const std::exception& error) {
    return {{"error.engine", {{"what", std::string(error.what())}}}};
  }
}

void raise(const ErrorReport& report) {
  const std::string text = json_of(report.message);
  if (report.is_mistake) throw_range_error(text.c_str());
  throw_error(text.c_str());
  __builtin_unreachable();
}

}  // namespace attention
