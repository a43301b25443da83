#include "allocations.h"

#include <cstddef>

// Wraps malloc and operator new (--wrap in CMakeLists.txt).
namespace {

long count = 0;

}  // namespace

extern "C" {

void* __real_malloc(std::size_t size);
void* __wrap_malloc(std::size_t size) {
  ++count;
  return __real_malloc(size);
}

void* __real__Znwm(std::size_t size);
void* __wrap__Znwm(std::size_t size) {
  ++count;
  return __real__Znwm(size);
}
}

long attention::tests::allocations() { return count; }
