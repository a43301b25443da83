#include "bindings/marshal.h"

#include <emscripten/em_js.h>

#include "bindings/json_writer.h"

namespace attention {

using emscripten::EM_VAL;
using emscripten::register_type;
using emscripten::val;

namespace {

// Written here, since embind's own conversions are generic and travel with the page: each type costs more
// than these.
// clang-format off
EM_JS_DEPS(marshal, "$Emval,$UTF8ToString");
EM_JS(EM_VAL, emval_parse, (const char* json), { return Emval.toHandle(JSON.parse(UTF8ToString(json))); })
EM_JS(EM_VAL, emval_copy, (const double* from, std::size_t count), {
  return Emval.toHandle(HEAPF64.slice(from >> 3, (from >> 3) + count));
})
EM_JS(void, emval_fill, (double* to, EM_VAL from), { HEAPF64.set(Emval.toValue(from), to >> 3); })
EM_JS(EM_VAL, emval_field, (EM_VAL of, const char* name), {
  return Emval.toHandle(Emval.toValue(of)[UTF8ToString(name)]);
})
EM_JS(EM_VAL, emval_item, (EM_VAL list, unsigned at), { return Emval.toHandle(Emval.toValue(list)[at]); })
// One call for all three, since each costs as much as copying a small matrix.
EM_JS(void, emval_matrix_sizes, (EM_VAL of, double* rows, double* cols, double* count), {
  const matrix = Emval.toValue(of);
  HEAPF64[rows >> 3] = matrix["rows"];
  HEAPF64[cols >> 3] = matrix["cols"];
  HEAPF64[count >> 3] = matrix["data"]["length"];
})
EM_JS(double, emval_number, (EM_VAL of), { return Emval.toValue(of); })
EM_JS(std::size_t, emval_text, (EM_VAL of, char* to, std::size_t size), {
  return new TextEncoder().encodeInto(Emval.toValue(of), HEAPU8.subarray(to, to + size)).written;
})
EM_JS(bool, emval_is, (EM_VAL of, const char* type), {
  return typeof Emval.toValue(of) == UTF8ToString(type);
})
EM_JS(void, emval_set_numbers, (EM_VAL explanation, const double* from, std::size_t count), {
  Emval.toValue(explanation)["numbers"] = HEAPF64.slice(from >> 3, (from >> 3) + count);
})
EM_JS(void, emval_set_numbers_at, (EM_VAL lineage, unsigned at, const double* from, std::size_t count), {
  Emval.toValue(lineage)[at]["explanation"]["numbers"] = HEAPF64.slice(from >> 3, (from >> 3) + count);
})
// clang-format on

val field(const val& of, const char* name) { return val::take_ownership(emval_field(of.as_handle(), name)); }

val item(const val& list, unsigned at) { return val::take_ownership(emval_item(list.as_handle(), at)); }

double number(const val& of) { return emval_number(of.as_handle()); }

std::vector<double> flat(const Explanation& explanation) {
  // Most terms have two factors.
  std::vector<double> out;
  out.reserve(4 + 10 * explanation.terms.size());
  out = {explanation.result, explanation.total, static_cast<double>(explanation.chosen),
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
  if (emval_is(value.as_handle(), "string")) return text_of(value);
  if (emval_is(value.as_handle(), "boolean")) return number(value) != 0;
  return number(value);
}

Matrix<double> read_matrix(const std::string& name, const val& entry) {
  double rows = 0, cols = 0, count = 0;
  emval_matrix_sizes(entry.as_handle(), &rows, &cols, &count);
  check_size("run", name, rows, cols);
  if (count != rows * cols)
    fail("run",
         {"error.count_of_numbers",
          {{"name", name}, {"shape", shape_text(static_cast<Index>(rows), static_cast<Index>(cols))}}});
  Matrix<double> out(static_cast<Index>(rows), static_cast<Index>(cols));
  fill(out.data(), field(entry, "data"));
  return out;
}

void write(JsonWriter& out, const Explanation& explanation) {
  out.open('{');
  out.with("reduction", name_of(explanation.reduction))
      .with("function", name_of(explanation.function))
      .with("namesCell", explanation.names_cell)
      .with("sentence", explanation.sentence)
      .close('}');
}

}  // namespace

const char* name_of(Reduction reduction) {
  switch (reduction) {
    case Reduction::sum:
      return "sum";
    case Reduction::softmax:
      return "softmax";
    case Reduction::log_softmax:
      return "log_softmax";
    case Reduction::log_sum_exp:
      return "log_sum_exp";
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
#define EXPLANATION                                                                                  \
  "Pick<import('../engine/types').Explanation, 'reduction' | 'function' | 'namesCell' | 'sentence'>" \
  " & { numbers: Float64Array }"
  register_type<PackedExplanation>(EXPLANATION);
  register_type<PackedLineage>(
      "readonly { node: number; row: number; col: number; depth: number; explanation: " EXPLANATION " }[]");
#undef EXPLANATION
  register_type<LimitsValue>("import('../engine/types').EngineLimits");
}

Numbers copied(const std::vector<double>& numbers) {
  return Numbers(val::take_ownership(emval_copy(numbers.data(), numbers.size())));
}

void fill(double* to, const val& from) { emval_fill(to, from.as_handle()); }

double length_of(const val& list) { return number(field(list, "length")); }

std::string text_of(const val& value) {
  // A UTF-16 unit takes at most three bytes.
  std::string out(3 * static_cast<std::size_t>(length_of(value)), '\0');
  out.resize(emval_text(value.as_handle(), out.data(), out.size()));
  return out;
}

val parsed(const std::string& json) { return val::take_ownership(emval_parse(json.c_str())); }

PackedExplanation packed(const Explanation& explanation) {
  JsonWriter json;
  write(json, explanation);
  const val out = parsed(json.text());
  const std::vector<double> numbers = flat(explanation);
  emval_set_numbers(out.as_handle(), numbers.data(), numbers.size());
  return PackedExplanation(out);
}

PackedLineage packed(const std::vector<LineageEntry>& lineage) {
  JsonWriter json;
  json.list(lineage, [&](const LineageEntry& entry) {
    json.open('{');
    json.with("node", entry.cell.node)
        .with("row", entry.cell.row)
        .with("col", entry.cell.col)
        .with("depth", entry.depth)
        .key("explanation");
    write(json, entry.explanation);
    json.close('}');
  });
  const val out = parsed(json.text());
  for (unsigned k = 0; k < lineage.size(); ++k) {
    const std::vector<double> numbers = flat(lineage[k].explanation);
    emval_set_numbers_at(out.as_handle(), k, numbers.data(), numbers.size());
  }
  return PackedLineage(out);
}

Inputs<double> read_inputs(const InputList& list) {
  Inputs<double> out;
  const double count = length_of(list);
  for (unsigned k = 0; k < count; ++k) {
    const val entry = item(list, k);
    const std::string name = text_of(field(entry, "name"));
    out[name] = read_matrix(name, entry);
  }
  return out;
}

Options read_options(const OptionList& list) {
  Options out;
  const double count = length_of(list);
  for (unsigned k = 0; k < count; ++k) {
    const val entry = item(list, k);
    out[text_of(item(entry, 0))] = read_option(item(entry, 1));
  }
  return out;
}

}  // namespace attention
