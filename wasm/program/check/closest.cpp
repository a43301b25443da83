#include "program/check/closest.h"

#include <cctype>
#include <string_view>

namespace attention::program {

namespace {

/// Letters in the common parts: the longest, the first of several, then what is before and what is after it.
std::size_t common_letters(std::string_view a, std::string_view b) {
  std::size_t length = 0, at_a = 0, at_b = 0;
  for (std::size_t i = 0; i < a.size(); ++i)
    for (std::size_t j = 0; j < b.size(); ++j) {
      std::size_t k = 0;
      while (i + k < a.size() && j + k < b.size() && a[i + k] == b[j + k]) ++k;
      if (k > length) length = k, at_a = i, at_b = j;
    }
  if (length == 0) return 0;
  return length + common_letters(a.substr(0, at_a), b.substr(0, at_b)) +
         common_letters(a.substr(at_a + length), b.substr(at_b + length));
}

std::string small_letters(std::string name) {
  for (char& letter : name) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  return name;
}

}  // namespace

double likeness(const std::string& a, const std::string& b) {
  if (a.empty() && b.empty()) return 1;
  return 2.0 * static_cast<double>(common_letters(a, b)) / static_cast<double>(a.size() + b.size());
}

Message closest_hint(const std::string& name, const std::vector<std::string>& known, double least) {
  for (const std::string& each : known)
    if (small_letters(each) == small_letters(name)) return {"program.hint.is_it", {{"name", each}}};
  const std::string* best = nullptr;
  double most = least;
  for (const std::string& each : known) {
    const double found = likeness(each, name);
    const bool is_better = best == nullptr ? found >= least : found > most || (found == most && each > *best);
    if (is_better) best = &each, most = found;
  }
  if (best == nullptr) return {};
  return {"program.hint.is_it", {{"name", *best}}};
}

}  // namespace attention::program
