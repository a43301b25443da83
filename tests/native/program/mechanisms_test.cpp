#include <doctest/doctest.h>

#include <cstdio>
#include <cstring>
#include <nlohmann/json.hpp>
#include <set>

#include "support/fixtures.h"
#include "support/programs.h"

namespace attention::tests {

namespace {

using program::ProgramRun;

/// Ops that make numbers without operands, where the language has one op for all of them.
bool is_same_op(std::string_view op, std::string_view of_program) {
  const bool is_made = op == "arange" || op == "constant_matrix" || op == "input";
  return op == of_program || (is_made && of_program == "constant");
}

bool has_same_bits(const Matrix<double>& a, const Matrix<double>& b) {
  return a.rows() == b.rows() && a.cols() == b.cols() &&
         std::memcmp(a.data(), b.data(), sizeof(double) * static_cast<std::size_t>(a.size())) == 0;
}

std::vector<std::string> operands_of(const Tape<double>& tape, const Node<double>& node) {
  std::vector<std::string> out;
  for (const int operand : node.operands) out.push_back(tape.node(operand).id);
  return out;
}

/// The inputs of a case, and zeros for those that the mechanism does not read with these options.
Inputs<double> inputs_for(const program::Program& program, const Graph<double>& graph, const Case& of) {
  Sizes sizes = program::starting_sizes(program);
  for (auto& [name, size] : sizes)
    if (graph.sizes.count(name) > 0) size = graph.sizes.at(name);
  Inputs<double> out = program::starting_inputs(program, sizes, of.options);
  for (const auto& [name, matrix] : of.inputs) out[name] = matrix;
  return out;
}

/// What differs between a node and that of the program; empty for nothing.
std::string difference_of(const Graph<double>& graph, const Node<double>& node, const ProgramRun& run) {
  const int at = index_of(*run.graph, node.id);
  if (at < 0) return "is missing";
  const Node<double>& other = run.graph->tape.node(at);
  if (!is_same_op(node.op->name, other.op->name))
    return std::string("is ") + other.op->name + ", not " + node.op->name;
  if (!node.operands.empty() && operands_of(graph.tape, node) != operands_of(run.graph->tape, other))
    return "has other operands";
  if (!has_same_bits(node.data, other.data)) return "has other numbers";
  return "";
}

/// The first node that is not in the mechanism, besides inputs that no step reads; empty for none.
std::string extra_node(const Graph<double>& graph, const ProgramRun& run) {
  std::set<int> read(run.graph->outputs.begin(), run.graph->outputs.end());
  for (int k = 0; k < run.graph->tape.size(); ++k)
    for (const int operand : run.graph->tape.node(k).operands) read.insert(operand);
  for (int k = 0; k < run.graph->tape.size(); ++k) {
    const Node<double>& node = run.graph->tape.node(k);
    const bool is_unread_input = std::string_view(node.op->name) == "input" && read.count(k) == 0;
    if (!is_unread_input && index_of(graph, node.id) < 0) return node.id;
  }
  return "";
}

void check_same(const Case& of, const program::Program& program) {
  const auto graph = run(of);
  const auto found = program::run(program, inputs_for(program, *graph, of), of.options);
  for (int k = 0; k < graph->tape.size(); ++k) {
    const Node<double>& node = graph->tape.node(k);
    CAPTURE(node.id);
    CHECK_EQ(difference_of(*graph, node, *found), "");
  }
  CHECK_EQ(extra_node(*graph, *found), "");
  REQUIRE_EQ(graph->outputs.size(), found->graph->outputs.size());
  for (std::size_t k = 0; k < graph->outputs.size(); ++k)
    CHECK_EQ(graph->tape.node(graph->outputs[k]).id, found->graph->tape.node(found->graph->outputs[k]).id);
}

/// The sizes that a mechanism starts with and its options at their initial values, with numbers of all kinds.
Case starting_case(const Variant& variant, const program::Program& program) {
  Case out;
  out.name = variant.schema.id + ", as it starts";
  out.variant = variant.schema.id;
  double next = 0.37;
  for (auto& [name, matrix] : program::starting_inputs(program, program::starting_sizes(program), {})) {
    out.inputs[name] = matrix;
    for (Index k = 0; k < matrix.size(); ++k) {
      next = next * 3.7 * (1 - next);
      out.inputs[name].data()[k] = 2 * next - 1;
    }
  }
  return out;
}

}  // namespace

TEST_CASE("mechanisms: each has a program") {
  for (const Variant& each : variants()) {
    CAPTURE(each.schema.id);
    CHECK(has_mechanism_program(each.schema.id));
  }
}

TEST_CASE("mechanisms: programs have their controls") {
  for (const Variant& each : variants()) {
    if (!has_mechanism_program(each.schema.id)) continue;
    CAPTURE(each.schema.id);
    const auto program = program::read(mechanism_program(each.schema.id));
    const program::ProgramSchema found = program::schema_of(*program);
    std::map<std::string, OptionSchema> options;
    for (const OptionSchema& option : found.schema.options) options[option.name] = option;
    CHECK_EQ(options.size(), each.schema.options.size());
    for (const OptionSchema& option : each.schema.options) {
      CAPTURE(option.name);
      REQUIRE_EQ(options.count(option.name), 1);
      const OptionSchema& other = options.at(option.name);
      CHECK_EQ(other.type, option.type);
      CHECK(other.choices == option.choices);
      CHECK(other.initial == option.initial);
      if (option.type != "number") continue;
      CHECK_EQ(other.min, option.min);
      CHECK_EQ(other.max, option.max);
    }
    std::set<std::string> inputs, of_program;
    // The language has no gains: one row that is learned is a bias.
    for (const InputSchema& input : each.schema.inputs)
      inputs.insert(
          input.name + ": " +
          (input.kind == "gain" || (input.kind == "parameter" && input.rows == "1") ? "bias" : input.kind));
    for (const InputSchema& input : found.schema.inputs) of_program.insert(input.name + ": " + input.kind);
    CHECK_EQ(nlohmann::json(of_program).dump(), nlohmann::json(inputs).dump());
    for (const DimensionSchema& size : found.schema.dimensions)
      for (const DimensionSchema& of : each.schema.dimensions) {
        if (of.name != size.name) continue;
        CAPTURE(of.name);
        CHECK_EQ(size.initial, of.initial);
        CHECK_EQ(size.min, of.min);
        CHECK_EQ(size.max, of.max);
        CHECK_EQ(size.tokens, of.tokens);
      }
  }
}

TEST_CASE("mechanisms: programs have the nodes and the numbers of every fixture, to the last bit") {
  std::size_t count = 0;
  for (const Case& each : cases()) {
    if (!has_mechanism_program(each.variant)) continue;
    CAPTURE(each.name);
    check_same(each, *program::read(mechanism_program(each.variant)));
    ++count;
  }
  std::printf("fixture cases as programs: %zu\n", count);
  CHECK_EQ(count, expected_cases());
}

TEST_CASE("mechanisms: programs have the nodes and the numbers of a mechanism as it starts") {
  for (const Variant& each : variants()) {
    if (!has_mechanism_program(each.schema.id)) continue;
    CAPTURE(each.schema.id);
    const auto program = program::read(mechanism_program(each.schema.id));
    check_same(starting_case(each, *program), *program);
  }
}

}  // namespace attention::tests
