#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "support/messages.h"
#include "support/programs.h"

namespace attention::tests {

namespace {

using nlohmann::json;

json schema_json(const program::ProgramSchema& of) {
  json out = {{"id", of.schema.id}, {"title", of.title}, {"lead", of.lead}, {"source", of.source}};
  out["dimensions"] = out["inputs"] = out["options"] = json::array();
  for (const DimensionSchema& each : of.schema.dimensions)
    out["dimensions"].push_back({{"name", each.name},
                                 {"min", each.min},
                                 {"max", each.max},
                                 {"initial", each.initial},
                                 {"tokens", each.tokens}});
  for (const InputSchema& each : of.schema.inputs)
    out["inputs"].push_back({{"name", each.name},
                             {"description", each.description},
                             {"symbol", each.symbol},
                             {"rows", each.rows},
                             {"cols", each.cols},
                             {"kind", each.kind}});
  for (const OptionSchema& each : of.schema.options) {
    json initial;
    std::visit([&](const auto& value) { initial = value; }, each.initial);
    out["options"].push_back({{"name", each.name},
                              {"type", each.type},
                              {"choices", each.choices},
                              {"initial", initial},
                              {"min", each.min},
                              {"max", each.max}});
  }
  return out;
}

/// "m × d_k (3 × 4)", or "3 × 4" where no size has a name.
std::string shape_of(const Node<double>& node) {
  const std::string sizes = shape_text(node.data);
  const std::string names = node.row_dim + " × " + node.col_dim;
  return names == sizes ? sizes : names + " (" + sizes + ")";
}

std::string section_title(const Graph<double>& graph, const std::string& id) {
  for (const Section& each : graph.sections)
    if (each.id == id) return english(each.name);
  return "";
}

json step_json(const program::ProgramRun& run, const program::Step& step) {
  const Node<double>& node = run.graph->tape.node(step.node);
  json out = {{"id", node.id},         {"op", node.op->name},
              {"key", step.is_key},    {"shape", shape_of(node)},
              {"role", node.role},     {"section", section_title(*run.graph, node.section)},
              {"line", step.span.line}};
  out["operands"] = json::array();
  for (const int operand : node.operands) out["operands"].push_back(run.graph->tape.node(operand).id);
  if (!step.is_key) return out;
  out["symbol"] = node.symbol;
  if (!step.equation.empty()) out["equation"] = step.equation;
  if (!step.prose.empty()) out["prose"] = step.prose;
  return out;
}

void check_walk(const std::string& name) {
  CAPTURE(name);
  const json expected = json::parse(program_fixture("walks/" + name + ".json"));
  const auto program = program::read(program_text(name));
  const auto run =
      program::run(*program, program::starting_inputs(*program, program::starting_sizes(*program), {}), {});
  CHECK_EQ(schema_json(*run->schema), expected.at("schema"));
  CHECK_EQ(run->warnings.size(), expected.at("warnings").size());
  REQUIRE_EQ(run->steps.size(), expected.at("steps").size());
  for (std::size_t k = 0; k < run->steps.size(); ++k)
    CHECK_EQ(step_json(*run, run->steps[k]).dump(), expected.at("steps").at(k).dump());
  json outputs = json::array();
  for (const int output : run->graph->outputs) outputs.push_back(run->graph->tape.node(output).id);
  CHECK_EQ(outputs, expected.at("outputs"));
}

}  // namespace

TEST_CASE("programs: the walk of each has its ids, sections, roles, symbols and equations") {
  const std::vector<std::string> names = program_names();
  CHECK_GE(names.size(), 36);
  for (const std::string& name : names) check_walk(name);
}

TEST_CASE("programs: a heading is that of the statement that follows, even after an empty line") {
  const auto program = program::read(R"(def sum_up(x: "n d"):
    ## Twice

    y = 2 * x
    ## Both
    # Not a heading.
    z = y + x
    return z
    ## Nothing follows
)");
  const auto run =
      program::run(*program, program::starting_inputs(*program, program::starting_sizes(*program), {}), {});
  std::vector<std::string> titles;
  for (const program::Step& step : run->steps)
    if (step.is_key) titles.push_back(section_title(*run->graph, run->graph->tape.node(step.node).section));
  CHECK_EQ(titles, std::vector<std::string>{"Inputs", "Twice", "Both"});
}

TEST_CASE("programs: a heading above else begins no part") {
  const auto program = program::read(R"(def doubled(x: "n d"):
    y = 2 * x
    if n > 99:
        y = y + 1
    ## Nothing
    else:
        y = y + 2
    return y
)");
  const auto run =
      program::run(*program, program::starting_inputs(*program, program::starting_sizes(*program), {}), {});
  for (const Section& each : run->graph->sections) CHECK_EQ(english(each.name), "Inputs");
}

TEST_CASE("programs: a sentence of the docstring may begin with a word that a field has") {
  const auto schema = [](const std::string& line) {
    return program::schema_of(*program::read("def doubled(x: \"1 1\"):\n    \"\"\"Doubled\n\n    " + line +
                                             "\n    \"\"\"\n    return 2 * x\n"));
  };
  CHECK_EQ(schema("Given: a matrix, which is doubled.").lead, "Given: a matrix, which is doubled.");
  CHECK_EQ(schema("Given: x").lead, "");
  CHECK_EQ(schema("Given: x").schema.inputs[0].kind, "input");
}

TEST_CASE("programs: a size that the given numbers do not have is a warning") {
  const auto program = program::read(R"(def doubled(x: "n d" = [[1, 2], [3, 4]], y: "n d" = [[1, 2], [3, 4]]):
    """Doubled

    Sizes: n = 3, d = 2
    """
    return x + y
)");
  const auto run =
      program::run(*program, program::starting_inputs(*program, program::starting_sizes(*program), {}), {});
  REQUIRE_EQ(run->warnings.size(), 2);
  CHECK_EQ(english(run->warnings[0].message),
           "x is given with 2 rows: n begins with 2, not with 3 as Sizes says.");
}

}  // namespace attention::tests
