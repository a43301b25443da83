#include "bindings/marshal.h"

#include "bindings/json.h"

namespace attention {

using emscripten::register_type;
using emscripten::typed_memory_view;
using emscripten::val;

namespace {

const char* name_of(Reduction reduction) {
  switch (reduction) {
    case Reduction::sum:
      return "sum";
    case Reduction::softmax:
      return "softmax";
    case Reduction::log_softmax:
      return "log_softmax";
    case Reduction::hardmax:
      return "hardmax";
    case Reduction::norm:
      return "norm";
    case Reduction::softcap:
      return "softcap";
    case Reduction::function:
      return "function";
    case Reduction::given:
      return "given";
  }
  return "";
}

const char* name_of(Function function) {
  switch (function) {
    case Function::none:
      return "";
    case Function::tanh:
      return "tanh";
    case Function::sigmoid:
      return "sigmoid";
    case Function::relu:
      return "relu";
    case Function::gelu:
      return "gelu";
    case Function::gelu_tanh:
      return "gelu_tanh";
    case Function::silu:
      return "silu";
    case Function::exp:
      return "exp";
    case Function::sin:
      return "sin";
    case Function::cos:
      return "cos";
    case Function::power:
      return "power";
    case Function::sqrt_of_sum:
      return "sqrt_of_sum";
    case Function::quotient:
      return "quotient";
    case Function::larger:
      return "larger";
  }
  return "";
}

std::vector<double> flat(const Explanation& explanation) {
  std::vector<double> out = {explanation.result, explanation.total, static_cast<double>(explanation.chosen),
                             static_cast<double>(explanation.terms.size())};
  for (const Term& term : explanation.terms) {
    out.push_back(term.value);
    out.push_back(static_cast<double>(term.factors.size()));
    for (const Factor& factor : term.factors) {
      const Cell& cell = factor.cell;
      out.insert(out.end(), {static_cast<double>(cell.node), static_cast<double>(cell.row),
                             static_cast<double>(cell.col), factor.value});
    }
  }
  return out;
}

OptionValue read_option(const val& value) {
  if (value.isString()) return value.as<std::string>();
  if (value.isTrue() || value.isFalse()) return value.as<bool>();
  return value.as<double>();
}

Matrix<double> read_matrix(const std::string& name, const val& entry) {
  const double rows = entry["rows"].as<double>();
  const double cols = entry["cols"].as<double>();
  check_size("run", name, rows, cols);
  const val data = entry["data"];
  const double length = data["length"].as<double>();
  if (length != rows * cols)
    fail("run",
         {"error.count_of_numbers",
          {{"name", name}, {"shape", shape_text(static_cast<Index>(rows), static_cast<Index>(cols))}}});
  Matrix<double> out(static_cast<Index>(rows), static_cast<Index>(cols));
  val(typed_memory_view(static_cast<std::size_t>(out.size()), out.data())).call<void>("set", data);
  return out;
}

}  // namespace

void register_value_types() {
  register_type<VariantId>("string");
  register_type<Numbers>("Float64Array");
  register_type<InputList>("readonly { name: string; rows: number; cols: number; data: Float64Array }[]");
  register_type<OptionList>("readonly [string, import('../engine/types').OptionValue][]");
  register_type<VariantList>("readonly import('../engine/resolver').DescribedSchema[]");
  register_type<Structure>(
      "{ readonly nodes: readonly Omit<import('../engine/types').TraceNode, 'data'>[] }"
      " & Pick<import('../engine/types').Trace, 'sections' | 'outputs' | 'dimensions'>");
  register_type<NoteList>("readonly import('../engine/types').TraceNote[]");
#define EXPLANATION                                                       \
  "Pick<import('../engine/types').Explanation, 'reduction' | 'function'>" \
  " & { sentence: string; numbers: Float64Array }"
  register_type<PackedExplanation>(EXPLANATION);
  register_type<PackedLineage>(
      "readonly { node: number; row: number; col: number; depth: number; explanation: " EXPLANATION " }[]");
#undef EXPLANATION
  register_type<LimitsValue>("import('../engine/types').EngineLimits");
}

Numbers copied(const std::vector<double>& numbers) {
  return Numbers(val(typed_memory_view(numbers.size(), numbers.data())).call<val>("slice"));
}

PackedExplanation packed(const Explanation& explanation) {
  val out = val::object();
  out.set("reduction", val(name_of(explanation.reduction)));
  out.set("function", val(name_of(explanation.function)));
  out.set("sentence", val(json_of(explanation.sentence)));
  out.set("numbers", copied(flat(explanation)));
  return PackedExplanation(out);
}

PackedLineage packed(const std::vector<LineageEntry>& lineage) {
  val out = val::array();
  for (const LineageEntry& entry : lineage) {
    val object = val::object();
    object.set("node", entry.cell.node);
    object.set("row", static_cast<int>(entry.cell.row));
    object.set("col", static_cast<int>(entry.cell.col));
    object.set("depth", entry.depth);
    object.set("explanation", packed(entry.explanation));
    out.call<void>("push", object);
  }
  return PackedLineage(out);
}

Inputs<double> read_inputs(const InputList& list) {
  Inputs<double> out;
  const unsigned count = list["length"].as<unsigned>();
  for (unsigned k = 0; k < count; ++k) {
    const val entry = list[k];
    const std::string name = entry["name"].as<std::string>();
    out[name] = read_matrix(name, entry);
  }
  return out;
}

Options read_options(const OptionList& list) {
  Options out;
  const unsigned count = list["length"].as<unsigned>();
  for (unsigned k = 0; k < count; ++k) out[list[k][0].as<std::string>()] = read_option(list[k][1]);
  return out;
}

}  // namespace attention
