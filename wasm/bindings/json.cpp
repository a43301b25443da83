#include "bindings/json.h"

#include "bindings/json_writer.h"
#include "graph/resolve/conditions.h"
#include "graph/resolve/formula.h"
#include "graph/resolve/learned.h"
#include "ops/products.h"

namespace attention {

namespace {

/// {…} around what `body` writes.
template <class Body>
void object(JsonWriter& out, Body body) {
  out.open('{');
  body();
  out.close('}');
}

/// Makes a message of a description: of its key, or of its text.
using Describe = Message (*)(const std::string& description);

Message of_key(const std::string& key) { return {key}; }
Message in_words(const std::string& text) { return {"program.text", {{"text", text}}}; }

void write(JsonWriter& out, const DimensionSchema& dimension, Describe describe) {
  object(out, [&] {
    out.with("name", dimension.name)
        .with("description", describe(dimension.description))
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

void write(JsonWriter& out, const InputSchema& input, Describe describe) {
  object(out, [&] {
    out.with("name", input.name)
        .with("symbol", input.symbol)
        .with("rows", input.rows)
        .with("cols", input.cols)
        .with("kind", input.kind)
        .with("role", input.role)
        .with("description", describe(input.description))
        .with("when", input.when);
    write_factors(out, "rowFactors", input.rows);
    write_factors(out, "colFactors", input.cols);
    write_requirements(out, input.when);
  });
}

void write(JsonWriter& out, const OptionSchema& option, Describe describe) {
  object(out, [&] {
    out.with("name", option.name)
        .with("description", describe(option.description))
        .with("type", option.type)
        .list("choices", option.choices, [&](const std::string& choice) { out.value(choice); })
        .with("default", option.initial)
        .with("min", option.min)
        .with("max", option.max)
        .with("when", option.when);
    write_requirements(out, option.when);
  });
}

void write(JsonWriter& out, const Schema& schema, const Message& title, const Message& source,
           Describe describe) {
  object(out, [&] {
    const auto one = [&](const auto& item) { write(out, item, describe); };
    out.with("id", schema.id)
        .with("title", title)
        .with("equation", schema.equation)
        .with("source", source)
        .list("dimensions", schema.dimensions, one)
        .list("inputs", schema.inputs, one)
        .list("options", schema.options, one)
        .list("conditions", conditions_of(schema.equation),
              [&](const std::string& each) { out.value(each); });
  });
}

/// A number, or null if it equals `none`.
void write_optional(JsonWriter& out, const char* name, Index number, Index none) {
  out.key(name);
  number == none ? out.null() : out.value(number);
}

void write_optional_node(JsonWriter& out, const char* name, const Tape<double>& tape, int index) {
  out.key(name);
  index < 0 ? out.null() : out.value(tape.node(index).id);
}

/// The layer of a stack, from 1; 0 outside.
Index layer_of(const std::vector<Group>& groups) {
  for (const Group& group : groups)
    if (group.number > 0 && (group.kind == "encoder" || group.kind == "decoder" || group.kind == "layer"))
      return group.number;
  return 0;
}

/// The position of a node in the model, as fields.
void write_place(JsonWriter& out, const Tape<double>& tape, const Node<double>& node) {
  const bool is_backward = node.section.rfind("backward_pass/", 0) == 0;
  out.with("pass", is_backward ? "backward" : node.section == "chosen_loss" ? "loss" : "forward");
  write_optional(out, "head", node.head, 0);
  write_optional(out, "layer", layer_of(node.groups), 0);
  write_groups(out, "group", node.groups);
  write_optional_node(out, "gradient_of", tape, node.gradient_of);
  write_optional_node(out, "via", tape, node.via);
  write_optional(out, "slot", node.slot, -1);
  out.with("part", node.part);
}

void write_node(JsonWriter& out, const Tape<double>& tape, int index) {
  const Node<double>& node = tape.node(index);
  const bool is_partial = node.part == "partial";
  object(out, [&] {
    out.with("id", node.id)
        .with("name", node.name)
        .with("index", index)
        .with("op", node.op->name)
        .with("symbol", node.symbol)
        .with("superscript", is_partial ? tape.node(node.via).symbol.c_str() : "")
        .with("subscript", node.subscript)
        .with("equation", node.equation.empty() ? node.op->equation(tape.context_of(index)) : node.equation)
        .with("title", title_of(node))
        .list("operands", node.operands, [&](int operand) { out.value(operand); })
        .with("rows", node.data.rows())
        .with("cols", node.data.cols())
        .with("row_dim", node.row_dim)
        .with("col_dim", node.col_dim)
        .with("inner", inner_size(tape.context_of(index)))
        .with("kind", node.kind)
        .with("learned", is_learned(node.kind, node.name))
        .with("role", node.role)
        .with("section", node.section);
    write_place(out, tape, node);
  });
}

void write(JsonWriter& out, const Section& section) {
  object(out, [&] {
    out.with("id", section.id).with("name", section.name).list("nodes", section.nodes, [&](int node) {
      out.value(node);
    });
    write_groups(out, "groups", section.groups);
  });
}

}  // namespace

void write_groups(JsonWriter& out, const char* name, const std::vector<Group>& groups) {
  out.list(name, groups, [&](const Group& group) {
    object(out, [&] {
      out.with("kind", group.kind);
      write_optional(out, "number", group.number, 0);
    });
  });
}

std::string variants_json() {
  JsonWriter out;
  out.list(variants(), [&](const Variant& variant) {
    const std::string key = "variant." + variant.schema.id;
    write(out, variant.schema, {key + ".title"}, {key + ".source"}, of_key);
  });
  return out.text();
}

void write_schema_in_words(JsonWriter& out, const Schema& schema, const std::string& title,
                           const std::string& source) {
  write(out, schema, in_words(title), in_words(source), in_words);
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

std::string json_of(const Message& message) {
  JsonWriter out;
  out.value(message);
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
