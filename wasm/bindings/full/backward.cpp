#include "backward/backward.h"

#include <emscripten/bind.h>

#include "bindings/guard.h"
#include "bindings/trace.h"

/// Exports a run with its backward pass.
namespace attention {

namespace {

EMSCRIPTEN_DECLARE_VAL_TYPE(LossRequest);

Loss::Kind kind_of(const std::string& name) {
  if (name == "cell") return Loss::Kind::cell;
  if (name == "sum") return Loss::Kind::sum;
  if (name == "sum_of_squares") return Loss::Kind::sum_of_squares;
  if (name == "mean_squares") return Loss::Kind::mean_squares;
  if (name == "cross_entropy") return Loss::Kind::cross_entropy;
  fail("backward", {"error.not_one_of",
                    {{"name", "loss"},
                     {"found", name},
                     {"choices", "cell, sum, sum_of_squares, mean_squares, cross_entropy"}}});
}

/// Targets of the shape of node `of`.
Matrix<double> read_targets(const emscripten::val& numbers, const Node<double>& of) {
  const double count = numbers["length"].as<double>();
  if (count != static_cast<double>(of.data.size()))
    fail("backward", {"error.targets_count",
                      {{"count", number_text(count)}, {"node", of.id}, {"shape", shape_text(of.data)}}});
  Matrix<double> out(of.data.rows(), of.data.cols());
  emscripten::val(emscripten::typed_memory_view(static_cast<std::size_t>(out.size()), out.data()))
      .call<void>("set", numbers);
  return out;
}

Loss read_loss(const emscripten::val& request, const Node<double>& of) {
  Loss loss;
  loss.kind = kind_of(request["loss"].as<std::string>());
  const double rows = static_cast<double>(of.data.rows());
  const double cols = static_cast<double>(of.data.cols());
  loss.row =
      check_integer("backward", unnamed("row"), request["row"].as<double>(), 0, static_cast<Index>(rows) - 1);
  loss.col = check_integer("backward", unnamed("column"), request["col"].as<double>(), 0,
                           static_cast<Index>(cols) - 1);
  if (loss.kind == Loss::Kind::mean_squares || loss.kind == Loss::Kind::cross_entropy)
    loss.targets = read_targets(request["targets"], of);
  return loss;
}

int node_named(const Tape<double>& tape, const std::string& id) {
  for (int k = 0; k < tape.size(); ++k)
    if (tape.node(k).id == id) return k;
  fail("backward", {"error.no_node_in_run", {{"id", id}}});
}

TraceHandle run_backward(const VariantId& variant, const InputList& inputs, const OptionList& options,
                         const LossRequest& request) {
  return guarded([&] {
    auto graph = run(variant.as<std::string>(), read_inputs(inputs), read_options(options));
    const int of = node_named(graph->tape, request["node"].as<std::string>());
    append_backward_pass(*graph, of, read_loss(request, graph->tape.node(of)));
    return keep(std::move(graph));
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(backward) {
  emscripten::register_type<LossRequest>("import('../engine/types').LossRequest");
  emscripten::function("runBackward(variant, inputs, options, loss)", run_backward);
}

}  // namespace attention
