#include "bindings/json.h"

#include <cstdio>

namespace attention {

namespace {

std::string quoted(const std::string& text) {
  std::string out = "\"";
  for (const char each : text) {
    if (each == '"' || each == '\\') out += '\\';
    out += each;
  }
  return out + '"';
}

std::string json(const std::string& value) { return quoted(value); }
std::string json(bool value) { return value ? "true" : "false"; }
std::string json(int value) { return std::to_string(value); }
std::string json(Index value) { return std::to_string(value); }

std::string json(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.17g", value);
  return text;
}

std::string json(const DimensionSchema& dimension);
std::string json(const InputSchema& input);
std::string json(const OptionSchema& option);

std::string json(const OptionValue& value) {
  return std::visit([](const auto& held) { return json(held); }, value);
}

template <class Items, class Write>
std::string list(const Items& items, Write write) {
  std::string out = "[";
  for (const auto& item : items) {
    if (out.size() > 1) out += ',';
    out += write(item);
  }
  return out + ']';
}

template <class Value>
std::string list(const std::vector<Value>& items) {
  return list(items, [](const Value& item) { return json(item); });
}

/// {"name":value,…} from alternating names and values.
class Object {
 public:
  template <class Value>
  Object& with(const char* name, const Value& value) {
    return raw(name, json(value));
  }
  Object& raw(const char* name, const std::string& text) {
    text_ += (text_.empty() ? "{\"" : ",\"") + std::string(name) + "\":" + text;
    return *this;
  }
  std::string done() const { return text_ + "}"; }

 private:
  std::string text_;
};

std::string json(const DimensionSchema& dimension) {
  return Object()
      .with("name", dimension.name)
      .with("description", dimension.description)
      .with("min", dimension.min)
      .with("max", dimension.max)
      .with("default", dimension.initial)
      .with("tokens", dimension.tokens)
      .done();
}

std::string json(const InputSchema& input) {
  return Object()
      .with("name", input.name)
      .with("symbol", input.symbol)
      .with("rows", input.rows)
      .with("cols", input.cols)
      .with("kind", input.kind)
      .with("role", input.role)
      .with("description", input.description)
      .with("when", input.when)
      .done();
}

std::string json(const OptionSchema& option) {
  return Object()
      .with("name", option.name)
      .with("description", option.description)
      .with("type", option.type)
      .raw("choices", list(option.choices))
      .with("default", option.initial)
      .with("min", option.min)
      .with("max", option.max)
      .with("when", option.when)
      .done();
}

std::string json(const Variant& variant) {
  const Schema& schema = variant.schema;
  return Object()
      .with("id", schema.id)
      .with("title", schema.title)
      .with("equation", schema.equation)
      .with("source", schema.source)
      .raw("dimensions", list(schema.dimensions))
      .raw("inputs", list(schema.inputs))
      .raw("options", list(schema.options))
      .done();
}

std::string node_json(const Tape<double>& tape, int index) {
  const Node<double>& node = tape.node(index);
  return Object()
      .with("id", node.id)
      .with("index", index)
      .with("op", std::string(node.op->name))
      .with("symbol", node.symbol)
      .with("subscript", node.subscript)
      .with("equation", node.op->equation(tape.application(index)))
      .with("title", node.title)
      .raw("operands", list(node.operands))
      .with("rows", node.data.rows())
      .with("cols", node.data.cols())
      .with("row_dim", node.row_dim)
      .with("col_dim", node.col_dim)
      .with("kind", node.kind)
      .with("role", node.role)
      .with("section", node.section)
      .done();
}

std::string nodes_json(const Tape<double>& tape) {
  std::vector<int> indices(static_cast<std::size_t>(tape.size()));
  for (int k = 0; k < tape.size(); ++k) indices[static_cast<std::size_t>(k)] = k;
  return list(indices, [&](int index) { return node_json(tape, index); });
}

std::string sizes_json(const Sizes& sizes) {
  Object object;
  for (const auto& [name, size] : sizes) object.with(name.c_str(), size);
  return object.done();
}

}  // namespace

std::string variants_json() {
  return list(variants(), [](const Variant& variant) { return json(variant); });
}

std::string description_json(const Walk<double>& walk) {
  const auto id_of = [&](int index) { return quoted(walk.tape.node(index).id); };
  return Object()
      .raw("nodes", nodes_json(walk.tape))
      .raw("sections", list(walk.sections,
                            [](const Section& section) {
                              return Object()
                                  .with("id", section.id)
                                  .with("title", section.title)
                                  .raw("nodes", list(section.nodes))
                                  .done();
                            }))
      .raw("outputs", list(walk.outputs, id_of))
      .raw("notes", list(walk.notes,
                         [&](const Note& note) {
                           return Object()
                               .raw("node", id_of(note.node))
                               .with("row", note.row)
                               .with("text", note.text)
                               .done();
                         }))
      .raw("dimensions", sizes_json(walk.sizes))
      .done();
}

}  // namespace attention
