#include "backward/perturb.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

#include "backward/backward.h"
#include "backward/names.h"
#include "support/compare.h"
#include "support/fixtures.h"
#include "support/messages.h"

namespace attention::tests {

namespace {

constexpr double epsilon = std::numeric_limits<double>::epsilon();

/// A run with a backward pass, and a random generator for cells to test.
struct Trial {
  Trial(const Case& each, unsigned seed) : graph(run(each)), forward(graph->tape.size()), random(seed) {
    loss.kind = seed % 2 == 0 ? Loss::Kind::cell : Loss::Kind::sum_of_squares;
    const Cell cell = any_cell(each.differentiated.empty() ? graph->outputs.front()
                                                           : index_of(*graph, each.differentiated));
    loss.row = cell.row;
    loss.col = cell.col;
    append_backward_pass(*graph, cell.node, loss);
    chosen_loss = {index_of(*graph, "chosen_loss"), 0, 0};
  }

  Tape<double>& tape() { return graph->tape; }
  double number(const Cell& cell) { return tape().node(cell.node).data(cell.row, cell.col); }
  Cell any_cell(int node) {
    const Matrix<double>& data = tape().node(node).data;
    const auto below = [this](Index size) { return static_cast<Index>(random()) % size; };
    const Index row = below(data.rows());
    return {node, row, below(data.cols())};
  }

  std::unique_ptr<Graph<double>> graph;
  int forward;
  std::mt19937 random;
  Loss loss;
  Cell chosen_loss{};
};

/// A cell to perturb, and the reader and slot to which the change is restricted.
struct Dependency {
  Cell by;
  int reader = -1;
  int slot = -1;
};

/// The loss with `change` added to the cell.
double loss_with(Trial& trial, const Dependency& dependency, double change) {
  const double number = trial.number(dependency.by) + change;
  return perturbed(trial.tape(), {dependency.by, number, dependency.reader, dependency.slot},
                   trial.chosen_loss);
}

/// The central difference of the loss with step size `step`.
double central_difference(Trial& trial, const Dependency& dependency, double step) {
  const double at = trial.number(dependency.by);
  return (loss_with(trial, dependency, step) - loss_with(trial, dependency, -step)) /
         ((at + step) - (at - step));
}

/// Central differences with a step and half of it. The step is reduced near the boundary of the domain, as
/// for a variance of 0.
struct DifferenceQuotients {
  DifferenceQuotients(Trial& trial, const Dependency& dependency)
      : step(1e-4 * std::max(1.0, std::abs(trial.number(dependency.by)))) {
    wide = central_difference(trial, dependency, step);
    for (int tries = 0; tries < 4 && !std::isfinite(wide); ++tries) {
      step /= 10;
      wide = central_difference(trial, dependency, step);
    }
    narrow = central_difference(trial, dependency, step / 2);
  }
  /// An error of c h² makes the two differ by 3/4 c h², and is a third of that for the smaller step. The
  /// second term bounds rounding errors.
  double bound(double largest) const {
    return std::abs(wide - narrow) + 16 * epsilon * largest * largest / step;
  }

  double step;
  double wide = 0;
  double narrow = 0;
};

/// Whether the loss is not differentiable here. At a kink, as of ReLU at 0, the one-sided derivatives do not
/// converge as the step is halved; at a jump, half the step doubles the quotient; at the boundary of the
/// domain there is only one side.
bool is_not_differentiable(Trial& trial, const Dependency& dependency, const DifferenceQuotients& found) {
  if (!std::isfinite(found.wide) || std::abs(found.narrow) > 1.5 * std::abs(found.wide)) return true;
  const double now = trial.number(trial.chosen_loss);
  const auto gap = [&](double h) {
    return std::abs((loss_with(trial, dependency, h) - now) - (now - loss_with(trial, dependency, -h))) / h;
  };
  return gap(found.step / 2) > 0.75 * gap(found.step);
}

double largest_of(const Tape<double>& tape) {
  double largest = 1;
  for (int k = 0; k < tape.size(); ++k)
    for (const double number : tape.node(k).data.reshaped())
      if (std::isfinite(number)) largest = std::max(largest, std::abs(number));
  return largest;
}

std::vector<Matrix<double>> numbers_of(const Tape<double>& tape) {
  std::vector<Matrix<double>> out;
  for (int k = 0; k < tape.size(); ++k) out.push_back(tape.node(k).data);
  return out;
}

bool has_nan(const Tape<double>& tape) {
  for (int k = 0; k < tape.size(); ++k)
    if (tape.node(k).data.hasNaN()) return true;
  return false;
}

struct Count {
  std::size_t precise = 0;
  std::size_t kinks = 0;
  std::size_t parts = 0;
};

/// Compares a gradient with the difference quotient where the loss is differentiable.
void check(Trial& trial, const Dependency& dependency, double gradient, double largest, Count& count) {
  if (!std::isfinite(trial.number(dependency.by))) return;
  const DifferenceQuotients found(trial, dependency);
  const double gap = std::abs(found.narrow - gradient);
  if (!(gap <= found.bound(largest)) && is_not_differentiable(trial, dependency, found)) {
    ++count.kinks;
    return;
  }
  CHECK_LE(gap, found.bound(largest));
  if (found.bound(largest) < 1e-5 * std::max(1.0, std::abs(gradient)) && gradient != 0) ++count.precise;
}

/// The slots of `reader` that hold node `id`.
std::vector<int> slots_of(const Node<double>& reader, int id) {
  std::vector<int> out;
  for (std::size_t slot = 0; slot < reader.operands.size(); ++slot)
    if (reader.operands[slot] == id) out.push_back(static_cast<int>(slot));
  return out;
}

/// Checks the gradients of node `id` from one reader, for all slots together or for each.
void check_parts_by(Trial& trial, int id, int reader, const std::vector<int>& parts, double largest,
                    Count& count) {
  const std::vector<int> slots = slots_of(trial.tape().node(reader), id);
  for (std::size_t k = 0; k < parts.size(); ++k) {
    const Dependency dependency{trial.any_cell(id), reader, parts.size() > 1 ? slots.at(k) : -1};
    check(trial, dependency, trial.tape().node(parts[k]).data(dependency.by.row, dependency.by.col), largest,
          count);
    ++count.parts;
  }
}

/// Duplicate names have a number: `d_x_by_query_2`.
bool is_named(const std::string& id, const std::string& name) {
  if (id.rfind(name, 0) != 0) return false;
  const std::string rest = id.substr(name.size());
  return rest.empty() || (rest[0] == '_' && rest.find_first_not_of("0123456789", 1) == rest.npos);
}

/// Checks the parts of the gradient of node `id` from each reader.
void check_parts(Trial& trial, int id, const Node<double>& sum, double largest, Count& count) {
  std::size_t found = 0;
  for (int reader = id + 1; reader < trial.forward; ++reader) {
    const std::string name = name_of_part(trial.tape().node(id), trial.tape().node(reader)).id;
    std::vector<int> parts;
    for (const int part : sum.operands) {
      if (is_named(trial.tape().node(part).id, name)) parts.push_back(part);
    }
    found += parts.size();
    check_parts_by(trial, id, reader, parts, largest, count);
  }
  CHECK_EQ(found, sum.operands.size());
}

}  // namespace

TEST_CASE("perturbed: difference quotients agree with gradients") {
  Count count;
  unsigned seed = 0;
  for (const Case& each : cases()) {
    CAPTURE(each.name);
    Trial trial(each, ++seed);
    if (has_nan(trial.tape())) continue;
    const double largest = largest_of(trial.tape());
    const std::vector<Matrix<double>> before = numbers_of(trial.tape());
    for (int id = 0; id < trial.forward; ++id) {
      const std::optional<int> gradient = gradient_of(*trial.graph, id);
      if (!gradient) continue;
      CAPTURE(trial.tape().node(id).id);
      const Cell by = trial.any_cell(id);
      const Node<double>& node = trial.tape().node(*gradient);
      check(trial, {by}, node.data(by.row, by.col), largest, count);
      if (std::string(node.op->name) == "sum_of") check_parts(trial, id, node, largest, count);
    }
    for (int k = 0; k < trial.tape().size(); ++k)
      CHECK_EQ(difference(trial.tape().node(k).data, before[static_cast<std::size_t>(k)]), "");
  }
  CHECK_GT(count.precise, 10000);
  CHECK_GT(count.parts, 3000);
  CHECK_LT(count.kinks, count.precise / 100);
}

TEST_CASE("perturbed: agrees with a new run, bit for bit") {
  for (const Case& each : cases()) {
    if (each.inputs.empty()) continue;
    CAPTURE(each.name);
    Trial trial(each, 7);
    const std::string& input = each.inputs.begin()->first;
    const int index = index_of(*trial.graph, input);
    if (index < 0) continue;
    const Cell by = trial.any_cell(index);
    Case moved = each;
    moved.inputs.at(input)(by.row, by.col) = 0.625;
    const auto other = run(moved);
    for (int id = 0; id < trial.forward; ++id) {
      const Cell of = trial.any_cell(id);
      const double found = perturbed(trial.tape(), {by, 0.625}, of);
      CHECK(is_identical(found, other->tape.node(id).data(of.row, of.col)));
    }
  }
}

TEST_CASE("perturbed: gradients can be perturbed") {
  Trial trial(cases().front(), 2);
  const Cell by = {0, 0, 0};
  const int gradient = *gradient_of(*trial.graph, 0);
  const Matrix<double>& data = trial.tape().node(gradient).data;
  const auto second = trial.tape().backward(gradient, Matrix<double>::Identity(data.rows(), data.cols()));
  double trace = 0;
  const double step = 1e-5;
  for (Index k = 0; k < std::min(data.rows(), data.cols()); ++k) {
    const Cell of = {gradient, k, k};
    const double at = trial.number(by);
    trace += (perturbed(trial.tape(), {by, at + step}, of) - perturbed(trial.tape(), {by, at - step}, of)) /
             (2 * step);
  }
  CHECK(std::abs(second.front()(0, 0) - trace) < 1e-7 * std::max(1.0, std::abs(trace)));
}

TEST_CASE("perturbed: rejects readers that do not read the cell") {
  const Matrix<double> ones = Matrix<double>::Ones(2, 2);
  Inputs<double> inputs;
  for (const char* name : {"query", "key", "value"}) inputs[name] = ones;
  const auto graph = attention::run("scaled_dot_product", inputs, {{"mask", std::string("none")}});
  const int output = graph->outputs.front();
  CHECK_EQ(error_message([&] { perturbed(graph->tape, {{0, 0, 0}, 2, output}, {output, 0, 0}); }),
           "[perturbed] context does not read query there");
}

}  // namespace attention::tests
