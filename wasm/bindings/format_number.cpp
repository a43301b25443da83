#include "core/numeric/format_number.h"

#include <emscripten/em_js.h>

// Formats in JavaScript, since printf would be a tenth of the small engine. The linker prefers this
// definition to the one in the static library. clang-format off
EM_JS(int, write_number, (double number, int digits, char* to), {
  const[mantissa, power] = number.toExponential(digits - 1).split('e');
  const isPlain = power >= -4 && power < digits;
  let text = isPlain ? number.toPrecision(digits) : mantissa;
  if (text.includes('.')) text = text.replace(/[.]?0+(?![^])/, "");
  if (!isPlain) text += (power < 0 ? 'e-' : 'e+') + String(Math.abs(power)).padStart(2, '0');
  for (let at = 0; at < text.length; ++at) HEAPU8[to + at] = text.charCodeAt(at);
  return text.length;
})
// clang-format on

namespace attention {

std::string format_number(double number, int digits) {
  char text[32];
  const int length = write_number(number, digits, text);
  return {text, static_cast<std::size_t>(length)};
}

}  // namespace attention
