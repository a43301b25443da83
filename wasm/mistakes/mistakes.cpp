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

/// Empty if the variant has no place of the norms to choose.
std::string norm_place_key(const Graph<double>& graph) {
  if (!graph.has_option("norm")) return "";
  return graph.choice("norm") == "pre" ? "mistake.norm_after_sum" : "mistake.norm_before_layer";
}

void add_norm_place(std::vector<Mistake>& out, const Graph<double>& graph, int node) {
  const std::string key = norm_place_key(graph);
  if (key.empty()) return;
  std::optional<Matrix<double>> data = with_other_norm_place(graph, node);
  if (data) out.push_back({{key}, -1, -1, std::move(*data), false});
}

/// Whether an earlier mistake at the same node gives the same numbers, as a step of a longer mistake. In a
/// whole run, later nodes tell them apart.
bool is_known(const std::vector<Mistake>& found, int site, const Matrix<double>& data) {
  return std::any_of(found.begin(), found.end(),
                     [&](const Mistake& each) { return each.site == site && is_close(each.data, data, 0); });
}

void add_mistake(std::vector<Mistake>& out, const MistakeKind& kind, AlteredRun& altered, int node,
                 MistakeScope scope, int only = -1) {
  std::optional<Matrix<double>> data = altered.compute(node);
  if (!data) return;
  const bool is_listed_once = scope == MistakeScope::group || kind.is_general;
  if (is_listed_once && is_known(out, altered.site(), *data)) return;
  out.push_back({{kind.key}, altered.site(), only, std::move(*data), false});
}

/// More nodes than this are not tried one by one.
constexpr std::size_t most_single_sites = 16;

/// The nodes at which the mistake is tried alone. Those in one head of several are not usual.
std::vector<int> single_sites(const MistakeKind& kind, const Graph<double>& graph,
                              const std::vector<int>& sites) {
  std::vector<int> out;
  if (!kind.is_local || sites.size() < 2 || sites.size() > most_single_sites) return out;
  std::copy_if(sites.begin(), sites.end(), std::back_inserter(out),
               [&](int site) { return graph.tape.node(site).head <= 0; });
  return out;
}

void add_single_sites(std::vector<Mistake>& out, const MistakeKind& kind, const Graph<double>& graph,
                      const std::vector<int>& sites, int node) {
  for (const int site : single_sites(kind, graph, sites)) {
    AlteredRun altered(graph, {{kind.alteration, site}}, MistakeScope::run);
    add_mistake(out, kind, altered, node, MistakeScope::run, site);
  }
}

/// In the scope of the whole run, general mistakes come after those that say more.
std::vector<MistakeKind> kinds_of(MistakeScope scope) {
  std::vector<MistakeKind> out;
  if (scope == MistakeScope::group) {
    for (const MistakeKind& kind : mistake_kinds())
      if (!kind.is_of_programs) out.push_back(kind);
    return out;
  }
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
    AlteredRun altered(graph, {{kind.alteration}}, scope);
    add_mistake(out, kind, altered, node, scope);
    if (scope == MistakeScope::run) add_single_sites(out, kind, graph, altered.sites(), node);
  }
  add_norm_place(out, graph, node);
  for (Mistake& each : out)
    each.is_indistinguishable = is_close(each.data, graph.tape.node(node).data, tolerance);
  return later_first(std::move(out));
}

std::optional<Matrix<double>> altered_node(const Graph<double>& graph, int node,
                                           const std::vector<NamedCause>& causes,
                                           std::vector<Replacement> replacements) {
  if (causes.size() == 1 && causes[0].key == norm_place_key(graph) && replacements.empty())
    return with_other_norm_place(graph, node);
  std::vector<Cause> made;
  for (const auto& [key, only] : causes)
    for (const MistakeKind& kind : mistake_kinds())
      if (key == kind.key) made.push_back({kind.alteration, only});
  if (made.size() < causes.size()) return {};
  AlteredRun altered(graph, std::move(made), MistakeScope::run);
  for (Replacement& each : replacements) altered.replace(each.node, std::move(each.data));
  return altered.compute(node);
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
