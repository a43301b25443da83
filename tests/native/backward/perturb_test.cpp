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

/// A run that went back from one cell of its result, and the random cells that it is asked about.
struct Trial {
  Trial(const Case& each, unsigned seed) : graph(run(each)), forward(graph->tape.size()), random(seed) {
    loss.kind = seed % 2 == 0 ? Loss::Kind::cell : Loss::Kind::sum_of_squares;
    const Cell cell = any_cell(each.differentiated.empty() ? graph->outputs.front()
                                                           : index_of(*graph, each.differentiated));
    loss.row = cell.row;
    loss.col = cell.col;
    backward_walk(*graph, cell.node, loss);
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

/// The number that is moved, and who reads it anew.
struct Way {
  Cell by;
  int reader = -1;
  int slot = -1;
};

/// The loss with `change` more in the number.
double loss_with(Trial& trial, const Way& pass, double change) {
  const double number = trial.number(pass.by) + change;
  return perturbed(trial.tape(), {pass.by, number, pass.reader, pass.slot}, trial.chosen_loss);
}

/// How fast the loss moves with a number, from the numbers that are `step` beside it.
double quotient(Trial& trial, const Way& pass, double step) {
  const double at = trial.number(pass.by);
  return (loss_with(trial, pass, step) - loss_with(trial, pass, -step)) / ((at + step) - (at - step));
}

/// The quotients at a step and at half of it. The step is smaller where the number is at the edge of what can
/// be computed, as a variance is at 0.
struct Slopes {
  Slopes(Trial& trial, const Way& pass) : step(1e-4 * std::max(1.0, std::abs(trial.number(pass.by)))) {
    wide = quotient(trial, pass, step);
    for (int tries = 0; tries < 4 && !std::isfinite(wide); ++tries) {
      step /= 10;
      wide = quotient(trial, pass, step);
    }
    narrow = quotient(trial, pass, step / 2);
  }
  /// An error of c h² at step h sets the two 3/4 c h² apart, and is a third of that in the narrower one. And
  /// every number is wrong by some roundings, and multiplied with others on its way.
  double bound(double largest) const {
    return std::abs(wide - narrow) + 16 * epsilon * largest * largest / step;
  }

  double step;
  double wide = 0;
  double narrow = 0;
};

/// Whether the loss has no tangent here. At a corner, as that of ReLU at 0, the slopes of both sides are
/// apart by more than the second derivative explains, which brings them together as the step is halved; at a
/// jump half the step makes the slope twice as large; at an edge there is no other side.
bool has_no_tangent(Trial& trial, const Way& pass, const Slopes& found) {
  if (!std::isfinite(found.wide) || std::abs(found.narrow) > 1.5 * std::abs(found.wide)) return true;
  const double now = trial.number(trial.chosen_loss);
  const auto apart = [&](double h) {
    return std::abs((loss_with(trial, pass, h) - now) - (now - loss_with(trial, pass, -h))) / h;
  };
  return apart(found.step / 2) > 0.75 * apart(found.step);
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
  std::size_t sharp = 0;
  std::size_t corners = 0;
  std::size_t parts = 0;
};

/// One derivative against differences, which tell nothing where there is no tangent.
void check(Trial& trial, const Way& pass, double gradient, double largest, Count& count) {
  if (!std::isfinite(trial.number(pass.by))) return;
  const Slopes found(trial, pass);
  const double apart = std::abs(found.narrow - gradient);
  if (!(apart <= found.bound(largest)) && has_no_tangent(trial, pass, found)) {
    ++count.corners;
    return;
  }
  CHECK_LE(apart, found.bound(largest));
  if (found.bound(largest) < 1e-5 * std::max(1.0, std::abs(gradient)) && gradient != 0) ++count.sharp;
}

/// The operands of `reader` that are node `id`.
std::vector<int> slots_of(const Node<double>& reader, int id) {
  std::vector<int> out;
  for (std::size_t slot = 0; slot < reader.operands.size(); ++slot)
    if (reader.operands[slot] == id) out.push_back(static_cast<int>(slot));
  return out;
}

/// What came back to node `id` by way of one reader: as a whole, or by each of its operands.
void check_parts_by(Trial& trial, int id, int reader, const std::vector<int>& parts, double largest,
                    Count& count) {
  const std::vector<int> slots = slots_of(trial.tape().node(reader), id);
  for (std::size_t k = 0; k < parts.size(); ++k) {
    const Way pass{trial.any_cell(id), reader, parts.size() > 1 ? slots.at(k) : -1};
    check(trial, pass, trial.tape().node(parts[k]).data(pass.by.row, pass.by.col), largest, count);
    ++count.parts;
  }
}

/// Names that are taken have a number more: `d_x_by_query_2`.
bool is_named(const std::string& id, const std::string& name) {
  if (id.rfind(name, 0) != 0) return false;
  const std::string rest = id.substr(name.size());
  return rest.empty() || (rest[0] == '_' && rest.find_first_not_of("0123456789", 1) == rest.npos);
}

/// What came back to node `id` by way of each of several readers.
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

TEST_CASE("perturbed: any cell of any node moves the loss as its gradient says") {
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
      const Node<double>& whole = trial.tape().node(*gradient);
      check(trial, {by}, whole.data(by.row, by.col), largest, count);
      if (std::string(whole.op->name) == "sum_of") check_parts(trial, id, whole, largest, count);
    }
    for (int k = 0; k < trial.tape().size(); ++k)
      CHECK_EQ(difference(trial.tape().node(k).data, before[static_cast<std::size_t>(k)]), "");
  }
  CHECK_GT(count.sharp, 10000);
  CHECK_GT(count.parts, 3000);
  CHECK_LT(count.corners, count.sharp / 100);
}

TEST_CASE("perturbed: a run with the number in place says the same, to the last bit") {
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

TEST_CASE("perturbed: a gradient is moved like any number") {
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

TEST_CASE("perturbed: who does not read a number cannot read it otherwise") {
  const Matrix<double> ones = Matrix<double>::Ones(2, 2);
  Inputs<double> inputs;
  for (const char* name : {"query", "key", "value"}) inputs[name] = ones;
  const auto graph = attention::run("scaled_dot_product", inputs, {{"mask", std::string("none")}});
  const int output = graph->outputs.front();
  CHECK_EQ(complaint([&] { perturbed(graph->tape, {{0, 0, 0}, 2, output}, {output, 0, 0}); }),
           "[perturbed] context does not read query there");
}

}  // namespace attention::tests
