#include "mistakes/mistakes.h"

#include <algorithm>
#include <cmath>

#include "graph/variant.h"
#include "mistakes/table/table.h"

namespace attention {

namespace {

/// Equal infinities and two NaN are close.
bool is_close(double a, double b, double tolerance) {
  return a == b || (std::isnan(a) && std::isnan(b)) || std::abs(a - b) <= tolerance;
}

bool is_close(const Matrix<double>& a, const Matrix<double>& b, double tolerance) {
  return std::equal(a.data(), a.data() + a.size(), b.data(),
                    [&](double one, double other) { return is_close(one, other, tolerance); });
}

bool is_backward(const Node<double>& node) { return node.section.rfind("backward_pass/", 0) == 0; }

/// The inputs of a run, from its nodes.
Inputs<double> inputs_of(const Graph<double>& graph) {
  Inputs<double> out;
  for (const InputSchema& input : graph.schema.inputs)
    for (int k = 0; k < graph.tape.size(); ++k)
      if (graph.tape.node(k).id == input.name) out.emplace(input.name, graph.tape.node(k).data);
  return out;
}

/// The node of a run with the norms before the sub-layers instead of after them, or the reverse. Empty where
/// the models differ in more than that.
std::optional<Matrix<double>> with_other_norm_place(const Graph<double>& graph, int node) {
  Options options = graph.options;
  options.at("norm") = std::string(graph.choice("norm") == "pre" ? "post" : "pre");
  try {
    const auto other = run(graph.schema.id, inputs_of(graph), options);
    const Node<double>& right = graph.tape.node(node);
    for (int k = 0; k < other->tape.size(); ++k)
      if (const Node<double>& found = other->tape.node(k);
          found.id == right.id && shape_text(found.data) == shape_text(right.data))
        return found.data;
  } catch (const InputError&) {
  }
  return {};
}

void add_norm_place(std::vector<Mistake>& out, const Graph<double>& graph, int node) {
  if (!graph.has_option("norm")) return;
  std::optional<Matrix<double>> data = with_other_norm_place(graph, node);
  if (!data) return;
  const char* const key =
      graph.choice("norm") == "pre" ? "mistake.norm_after_sum" : "mistake.norm_before_layer";
  out.push_back({{key}, -1, std::move(*data), false});
}

/// Whether an earlier mistake at the same node gives the same numbers, as a step of a longer mistake.
bool is_known(const std::vector<Mistake>& found, int site, const Matrix<double>& data) {
  return std::any_of(found.begin(), found.end(),
                     [&](const Mistake& each) { return each.site == site && is_close(each.data, data, 0); });
}

void add_mistake(std::vector<Mistake>& out, const MistakeKind& kind, AlteredRun& altered, int node) {
  std::optional<Matrix<double>> data = altered.compute(node);
  if (data && !is_known(out, altered.site(), *data))
    out.push_back({{kind.key}, altered.site(), std::move(*data), false});
}

/// More nodes than this are not tried one by one.
constexpr std::size_t most_single_sites = 16;

/// The mistake made at one node of several. Those in one head of several are not usual.
void add_single_sites(std::vector<Mistake>& out, const MistakeKind& kind, const Graph<double>& graph,
                      const std::vector<int>& sites, int node) {
  if (!kind.is_local || sites.size() < 2 || sites.size() > most_single_sites) return;
  for (const int site : sites) {
    if (graph.tape.node(site).head > 0) continue;
    AlteredRun altered(graph, kind.alteration, MistakeScope::run, site);
    add_mistake(out, kind, altered, node);
  }
}

/// In the scope of the whole run, general mistakes come after those that say more.
std::vector<MistakeKind> kinds_of(MistakeScope scope) {
  if (scope == MistakeScope::group) return mistake_kinds();
  std::vector<MistakeKind> out;
  for (const bool is_general : {false, true})
    for (const MistakeKind& kind : mistake_kinds())
      if (kind.is_general == is_general) out.push_back(kind);
  return out;
}

void check_tolerance(double tolerance) {
  if (tolerance != 0) check_positive("mistakes", unnamed("tolerance"), tolerance);
}

/// Those at later nodes first, otherwise in the same order. Clang refuses what libstdc++ calls in
/// std::stable_sort, as deprecated.
std::vector<Mistake> later_first(std::vector<Mistake> mistakes) {
  const auto is_later = [](const Mistake& a, const Mistake& b) { return a.site > b.site; };
  std::vector<Mistake> out;
  for (Mistake& each : mistakes)
    out.insert(std::upper_bound(out.begin(), out.end(), each, is_later), std::move(each));
  return out;
}

}  // namespace

std::vector<Mistake> mistakes(const Graph<double>& graph, int node, double tolerance, MistakeScope scope) {
  check_tolerance(tolerance);
  std::vector<Mistake> out;
  if (is_backward(graph.tape.node(node))) return out;
  for (const MistakeKind& kind : kinds_of(scope)) {
    AlteredRun altered(graph, kind.alteration, scope);
    add_mistake(out, kind, altered, node);
    if (scope == MistakeScope::run) add_single_sites(out, kind, graph, altered.sites(), node);
  }
  add_norm_place(out, graph, node);
  for (Mistake& each : out)
    each.is_indistinguishable = is_close(each.data, graph.tape.node(node).data, tolerance);
  return later_first(std::move(out));
}

Recognition recognise(const Graph<double>& graph, int node, const std::vector<GivenNumber>& given,
                      double tolerance) {
  const Node<double>& right = graph.tape.node(node);
  for (const GivenNumber& each : given)
    check_cell("recognise", {right.id, right.data.rows(), right.data.cols()}, static_cast<double>(each.row),
               static_cast<double>(each.col));
  const auto agrees = [&](const Matrix<double>& data) {
    return std::all_of(given.begin(), given.end(), [&](const GivenNumber& each) {
      return is_close(data(each.row, each.col), each.number, tolerance);
    });
  };
  check_tolerance(tolerance);
  Recognition out{agrees(right.data), {}};
  if (out.is_right) return out;
  for (Mistake& each : mistakes(graph, node, tolerance))
    if (agrees(each.data)) out.mistakes.push_back(std::move(each));
  return out;
}

}  // namespace attention
