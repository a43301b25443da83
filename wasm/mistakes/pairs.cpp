#include <algorithm>
#include <cmath>
#include <limits>

#include "mistakes/mistakes.h"
#include "mistakes/table/table.h"

namespace attention {

namespace pairs {

/// A mistake made wherever it can be, or at one node alone; `is_possible` if it is without another one.
struct Candidate {
  MistakeKind kind;
  int only;
  int site;
  bool is_possible;
  Matrix<double> data;
};

/// With more, mistakes at one node of several are not tried in pairs.
constexpr std::size_t most_candidates = 64;

bool is_equal(double one, double other) { return one == other || (std::isnan(one) && std::isnan(other)); }

bool is_same(const Matrix<double>& a, const Matrix<double>& b) {
  return std::equal(a.data(), a.data() + a.size(), b.data(), is_equal);
}

/// Numbers up to this are printed for -∞.
constexpr double as_good_as_infinity = -1e4;

bool is_removed(double found, double given) {
  return found == -std::numeric_limits<double>::infinity() && given <= as_good_as_infinity;
}

/// Whether every cell is within `tolerance` of the largest.
bool is_near(const Matrix<double>& found, const Matrix<double>& given, double tolerance) {
  double largest = 0;
  for (const double number : found.reshaped())
    if (std::isfinite(number)) largest = std::max(largest, std::abs(number));
  return std::equal(found.data(), found.data() + found.size(), given.data(), [&](double one, double other) {
    return is_equal(one, other) || is_removed(one, other) || std::abs(one - other) <= tolerance * largest;
  });
}

Candidate candidate(const Graph<double>& graph, int node, const MistakeKind& kind, int only) {
  AlteredRun altered(graph, {{kind.alteration, only}}, MistakeScope::run);
  std::optional<Matrix<double>> data = altered.compute(node);
  return {kind, only, altered.site(), data.has_value(), data ? std::move(*data) : Matrix<double>()};
}

/// Every kind wherever it can be made, also those that only another mistake makes possible, and those at one
/// node of several that are listed for the run.
std::vector<Candidate> candidates(const Graph<double>& graph, int node) {
  std::vector<Candidate> out;
  for (const MistakeKind& kind : mistake_kinds()) out.push_back(candidate(graph, node, kind, -1));
  const auto is_possible = [](const Candidate& each) { return each.is_possible; };
  auto count = static_cast<std::size_t>(std::count_if(out.begin(), out.end(), is_possible));
  for (const Mistake& each : mistakes(graph, node, 0, MistakeScope::run)) {
    if (each.only < 0 || ++count > most_candidates) continue;
    for (const MistakeKind& kind : mistake_kinds())
      if (each.diagnosis.key == kind.key) out.push_back(candidate(graph, node, kind, each.only));
  }
  return out;
}

}  // namespace pairs

std::vector<NearMistake> near_mistakes(const Graph<double>& graph, int node, const Matrix<double>& given,
                                       double tolerance) {
  std::vector<NearMistake> out;
  for (const Mistake& each : mistakes(graph, node, 0, MistakeScope::run))
    if (pairs::is_near(each.data, given, tolerance))
      out.push_back({{each.diagnosis.key, each.only}, each.site});
  return out;
}

std::vector<MistakePair> mistake_pairs(const Graph<double>& graph, int node, const Matrix<double>& given,
                                       double tolerance) {
  const std::vector<pairs::Candidate> all = pairs::candidates(graph, node);
  std::vector<MistakePair> out;
  for (const pairs::Candidate& first : all) {
    if (!first.is_possible) continue;
    for (const pairs::Candidate& second : all) {
      // Pairs of two possible ones are tried in one order.
      if (&first == &second || (second.is_possible && &second < &first)) continue;
      AlteredRun altered(graph, {{first.kind.alteration, first.only}, {second.kind.alteration, second.only}},
                         MistakeScope::run);
      const std::optional<Matrix<double>> found = altered.compute(node);
      if (!found || !pairs::is_near(*found, given, tolerance) || pairs::is_same(*found, first.data)) continue;
      if (second.is_possible && pairs::is_same(*found, second.data)) continue;
      out.push_back(
          {{first.kind.key, first.only}, {second.kind.key, second.only}, altered.site(0), altered.site(1)});
    }
  }
  return out;
}

}  // namespace attention
