#include "bindings/json.h"

#include "bindings/json_writer.h"
#include "graph/resolve/conditions.h"
#include "graph/resolve/formula.h"

namespace attention {

namespace {

/// {…} around what `body` writes.
template <class Body>
void object(JsonWriter& out, Body body) {
  out.open('{');
  body();
  out.close('}');
}

void write(JsonWriter& out, const DimensionSchema& dimension) {
  object(out, [&] {
    out.with("name", dimension.name)
        .with("description", dimension.description)
        .with("min", dimension.min)
        .with("max", dimension.max)
        .with("default", dimension.initial)
        .with("tokens", dimension.tokens)
        .with("derived", dimension.derived)
        .with("grid", dimension.grid)
        .with("lead", dimension.lead);
  });
}

/// The dimensions of a product such as "n_heads*d_k".
void write_factors(JsonWriter& out, const char* name, const std::string& product) {
  std::vector<std::string> factors;
  for (FormulaReader reader{product}; reader.next();)
    if (!is_number(reader.name)) factors.emplace_back(reader.name);
  out.list(name, factors, [&](const std::string& factor) { out.value(factor); });
}

void write_requirements(JsonWriter& out, const std::string& condition) {
  out.key("requires");
  object(out, [&] {
    for (const auto& [name, value] : requirements(condition)) out.with(name.c_str(), value);
  });
}

void write(JsonWriter& out, const InputSchema& input) {
  object(out, [&] {
    out.with("name", input.name)
        .with("symbol", input.symbol)
        .with("rows", input.rows)
        .with("cols", input.cols)
        .with("kind", input.kind)
        .with("role", input.role)
        .with("description", input.description)
        .with("when", input.when);
    write_factors(out, "rowFactors", input.rows);
    write_factors(out, "colFactors", input.cols);
    write_requirements(out, input.when);
  });
}

void write(JsonWriter& out, const OptionSchema& option) {
  object(out, [&] {
    out.with("name", option.name)
        .with("description", option.description)
        .with("type", option.type)
        .list("choices", option.choices, [&](const std::string& choice) { out.value(choice); })
        .with("default", option.initial)
        .with("min", option.min)
        .with("max", option.max)
        .with("when", option.when);
    write_requirements(out, option.when);
  });
}

void write(JsonWriter& out, const Schema& schema) {
  object(out, [&] {
    const auto one = [&](const auto& item) { write(out, item); };
    out.with("id", schema.id)
        .with("title", schema.title)
        .with("equation", schema.equation)
        .with("source", schema.source)
        .list("dimensions", schema.dimensions, one)
        .list("inputs", schema.inputs, one)
        .list("options", schema.options, one)
        .list("conditions", conditions_of(schema.equation),
              [&](const std::string& each) { out.value(each); });
  });
}

void write_node(JsonWriter& out, const Tape<double>& tape, int index) {
  const Node<double>& node = tape.node(index);
  object(out, [&] {
    out.with("id", node.id)
        .with("index", index)
        .with("op", node.op->name)
        .with("symbol", node.symbol)
        .with("subscript", node.subscript)
        .with("equation", node.op->equation(tape.context_of(index)))
        .with("title", node.title)
        .list("operands", node.operands, [&](int operand) { out.value(operand); })
        .with("rows", node.data.rows())
        .with("cols", node.data.cols())
        .with("row_dim", node.row_dim)
        .with("col_dim", node.col_dim)
        .with("kind", node.kind)
        .with("role", node.role)
        .with("section", node.section);
  });
}

void write(JsonWriter& out, const Section& section) {
  object(out, [&] {
    out.with("id", section.id)
        .with("title", section.title)
        .list("nodes", section.nodes, [&](int node) { out.value(node); })
        .with("name", section.name)
        .list("groups", section.groups, [&](const std::string& title) { out.value(title); });
  });
}

}  // namespace

std::string variants_json() {
  JsonWriter out;
  out.list(variants(), [&](const Variant& variant) { write(out, variant.schema); });
  return out.text();
}

std::string structure_json(const Graph<double>& graph) {
  JsonWriter out;
  std::vector<int> indices;
  for (int k = 0; k < graph.tape.size(); ++k) indices.push_back(k);
  object(out, [&] {
    out.list("nodes", indices, [&](int index) { write_node(out, graph.tape, index); })
        .list("sections", graph.sections, [&](const Section& section) { write(out, section); })
        .list("outputs", graph.outputs, [&](int index) { out.value(graph.tape.node(index).id); });
    out.key("dimensions");
    object(out, [&] {
      for (const auto& [name, size] : graph.sizes) out.with(name.c_str(), size);
    });
  });
  return out.text();
}

std::string notes_json(const Graph<double>& graph) {
  JsonWriter out;
  out.list(graph.notes, [&](const Note& note) {
    object(out, [&] {
      out.with("node", graph.tape.node(note.node).id).with("row", note.row).with("text", note.text);
    });
  });
  return out.text();
}

}  // namespace attention
