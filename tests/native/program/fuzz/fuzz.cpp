#include <cmath>
#include <cstdint>
#include <string>

#include "backward/backward.h"
#include "graph/lineage.h"
#include "program/program_run.h"
#include "program/variant.h"

/// Reads any text as a program and does with it what the page does: schema, run, gradient, explanation,
/// backward pass. An InputError is an answer; everything else that is thrown, read or overflows is a finding.
namespace attention {

namespace {

/// A program with more is read and run, but not differentiated and explained: others find more in that time.
constexpr Index most_nodes = 256;
constexpr Index most_cells = 4096;

/// Numbers that depend on the text alone, with a few that ops must stand.
class Numbers {
 public:
  explicit Numbers(std::uint64_t seed) : state_(seed) {}

  double next() {
    state_ = state_ * 6364136223846793005ULL + 1442695040888963407ULL;
    const std::uint64_t bits = state_ >> 33;
    if (bits % 61 == 0) return 0;
    if (bits % 67 == 0) return -INFINITY;
    return static_cast<double>(bits % 4001) / 1000 - 2;
  }
  Index below(Index count) { return static_cast<Index>((state_ = state_ * 31 + 7) >> 40) % count; }

 private:
  std::uint64_t state_;
};

Index cells_of(const Tape<double>& tape) {
  Index out = 0;
  for (int k = 0; k < tape.size(); ++k) out += tape.node(k).data.size();
  return out;
}

void explain_one(const Tape<double>& tape, Numbers& numbers) {
  const int node = static_cast<int>(numbers.below(tape.size()));
  const Matrix<double>& data = tape.node(node).data;
  explain(tape, Cell{node, numbers.below(data.rows()), numbers.below(data.cols())});
}

void differentiate(Graph<double>& graph, Numbers& numbers) {
  const int of = graph.outputs.front();
  const Matrix<double>& result = graph.tape.node(of).data;
  graph.tape.backward(of, Matrix<double>::Ones(result.rows(), result.cols()));
  const Index forward = graph.tape.size();
  append_backward_pass(graph, of, {Loss::Kind::sum});
  for (int k = 0; k < 4; ++k) explain_one(graph.tape, numbers);
  if (graph.tape.size() < forward) __builtin_trap();
}

void use(const std::string& text, Numbers& numbers) {
  const auto program = program::read(text);
  program::schema_of(*program);
  program::variant_of("program:" + text);
  Inputs<double> inputs = program::starting_inputs(*program, program::starting_sizes(*program), Options{});
  for (auto& [name, matrix] : inputs)
    for (Index k = 0; k < matrix.size(); ++k) matrix.data()[k] = numbers.next();
  const auto run = program::run(*program, inputs, {});
  Graph<double>& graph = *run->graph;
  for (int k = 0; k < 4; ++k) explain_one(graph.tape, numbers);
  if (graph.tape.size() > most_nodes || cells_of(graph.tape) > most_cells) return;
  differentiate(graph, numbers);
}

}  // namespace

}  // namespace attention

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  attention::Numbers numbers(std::hash<std::string>()(text));
  try {
    attention::use(text, numbers);
  } catch (const attention::InputError&) {
    // Refused, with a sentence.
  }
  return 0;
}
