#include <emscripten/bind.h>

#include "bindings/guard.h"
#include "bindings/trace.h"

/// Exports what an op needs besides its operands: the fields of its parameters by their names, without texts
/// and without what the matrices of the node say already.
namespace attention {

namespace {

EMSCRIPTEN_DECLARE_VAL_TYPE(NamedParameters);

const char* name_of(Each each) { return each == Each::row ? "row" : "column"; }
const char* name_of(FullyMaskedRows rows) { return rows == FullyMaskedRows::zeros ? "zeros" : "nan"; }
const char* name_of(Pairing pairing) { return pairing == Pairing::interleaved ? "interleaved" : "half"; }
const char* name_of(PairOrder order) {
  return order == PairOrder::outer_first ? "outer_first" : "inner_first";
}
const char* name_of(Border border) { return border == Border::nearest ? "nearest" : "zeros"; }
const char* name_of(RoundingFormat format) {
  return format == RoundingFormat::float16    ? "float16"
         : format == RoundingFormat::bfloat16 ? "bfloat16"
                                              : "float32";
}
const char* name_of(Comparison comparison) {
  constexpr const char* names[] = {"equal", "different", "less", "not_greater", "greater", "not_less"};
  return names[static_cast<std::size_t>(comparison)];
}

/// A JavaScript object in the making.
struct Fields {
  emscripten::val object = emscripten::val::object();

  Fields& with(const char* name, const emscripten::val& value) { return set(name, value); }
  Fields& with(const char* name, double number) { return set(name, emscripten::val(number)); }
  Fields& with(const char* name, Index number) { return with(name, static_cast<double>(number)); }
  Fields& with(const char* name, bool flag) { return set(name, emscripten::val(flag)); }
  Fields& with(const char* name, const std::vector<double>& numbers) { return set(name, copied(numbers)); }
  Fields& with(const char* name, const char* text) { return set(name, emscripten::val::u8string(text)); }
  Fields& with(const char* name, const std::vector<Index>& numbers) {
    return set(name, copied(std::vector<double>(numbers.begin(), numbers.end())));
  }
  /// An enumeration by the name of its value.
  template <class Choice>
  Fields& with(const char* name, Choice choice) {
    return with(name, name_of(choice));
  }

 private:
  Fields& set(const char* name, const emscripten::val& value) {
    object.set(name, value);
    return *this;
  }
};

/// Parameters that are in the op's name or in the shape of the node, and those of ops of the backward pass,
/// which no program has.
template <class Other>
void write(Fields&, const Other&) {}

void write(Fields& out, const ScaleParameters& of) {
  out.with("factor", of.factor).with("radicand", of.radicand);
}
void write(Fields& out, const PowerParameters& of) { out.with("base", of.base); }
void write(Fields& out, const ClampMinParameters& of) { out.with("floor", of.floor); }
void write(Fields& out, const SoftcapParameters& of) { out.with("cap", of.cap); }
void write(Fields& out, const SquareRootParameters& of) { out.with("epsilon", of.epsilon); }
void write(Fields& out, const ActivationParameters& of) { out.with("function", of.function); }
void write(Fields& out, const SoftmaxParameters& of) {
  out.with("each", of.each).with("masked_rows", of.masked_rows);
}
void write(Fields& out, const MeanParameters& of) { out.with("each", of.each); }
void write(Fields& out, const SliceParameters& of) { out.with("first", of.first).with("count", of.count); }
void write(Fields& out, const GatherParameters& of) { out.with("sources", of.sources); }
void write(Fields& out, const ArangeParameters& of) {
  out.with("first", of.first).with("factor", of.factor).with("divisor", of.divisor);
}
void write(Fields& out, const CausalMaskParameters& of) { out.with("offset", of.offset); }
void write(Fields& out, const PaddingMaskParameters& of) { out.with("valid", of.valid); }
void write(Fields& out, const WindowMaskParameters& of) { out.with("first", of.first).with("last", of.last); }
void write(Fields& out, const BlockMaskParameters& of) { out.with("size", of.size); }
void write(Fields& out, const RegionMaskParameters& of) {
  out.with("regions", of.regions).with("barrier", of.barrier);
}
void write(Fields& out, const BandParameters& of) { out.with("first", of.first).with("width", of.width); }
void write(Fields& out, const RotatePairsParameters& of) { out.with("pairing", of.pairing); }
void write(Fields& out, const PairConcatParameters& of) { out.with("order", of.order); }
void write(Fields& out, const ConvolveParameters& of) { out.with("border", of.border); }
void write(Fields& out, const OffsetDistancesParameters& of) {
  out.with("height", of.height).with("width", of.width).with("head", of.head);
}
void write(Fields& out, const AddNumberParameters& of) { out.with("number", of.number); }
void write(Fields& out, const DivideNumberParameters& of) { out.with("number", of.number); }
void write(Fields& out, const RaiseToParameters& of) { out.with("exponent", of.exponent); }
void write(Fields& out, const RoundToParameters& of) { out.with("format", of.format); }
void write(Fields& out, const ConstantParameters& of) { out.with("numbers", of.numbers); }
void write(Fields& out, const ClampMaxParameters& of) { out.with("ceiling", of.ceiling); }
void write(Fields& out, const TrilParameters& of) { out.with("offset", of.offset); }
void write(Fields& out, const LargestParameters& of) { out.with("each", of.each); }
void write(Fields& out, const TopKMaskParameters& of) { out.with("most", of.most); }
void write(Fields& out, const CompareParameters& of) {
  out.with("comparison", of.comparison).with("number", of.number);
}
void write(Fields& out, const WhereParameters& of) {
  out.with("first", of.is_first_number ? emscripten::val(of.first) : emscripten::val::null())
      .with("second", of.is_second_number ? emscripten::val(of.second) : emscripten::val::null());
}

NamedParameters parameters(TraceHandle trace, double node) {
  return guarded([&] {
    const Tape<double>& tape = graph_of(trace).tape;
    Fields out;
    std::visit([&](const auto& of) { write(out, of); },
               tape.node(checked_node("parameters", tape, node)).parameters);
    return NamedParameters(out.object);
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(parameters) {
  emscripten::register_type<NamedParameters>(
      "import('../engine/analysis/op-parameters').OpParameters"
      "[import('../engine/analysis/op-parameters').OpName]");
  emscripten::function("parameters(trace, node)", parameters);
}

}  // namespace attention
