#pragma once

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/explain.h"
#include "core/matrix.h"

/// What each op needs besides its operands: a struct for each op that needs anything, with named fields. A
/// node holds one of them, and `bindings/full/parameters.cpp` gives it to TypeScript by the same names.
namespace attention {

/// What a slice takes and a concatenation joins: rows, as axis 0 of a NumPy array, or columns.
enum class Axis { rows, columns };

/// What a reduction is of: a softmax of each row makes each row sum to 1, a mean of each row is one column.
enum class Each { row, column };

/// Result of softmax for a row of -∞: zeros, or the NaN of the formula.
enum class FullyMaskedRows { zeros, nan };

/// The two columns of a rotated pair: 2i and 2i + 1, or i and i + d/2.
enum class Pairing { interleaved, half };

/// Padding of a convolution.
enum class Border { nearest, zeros };

/// The order of the halves of a pair: [outer; inner], as in Luong et al., or [inner; outer].
enum class PairOrder { outer_first, inner_first };

/// A text for readers that comes with a node: LaTeX of its right-hand side, or the key of a sentence. Two
/// nodes that differ in texts alone compute the same, so all texts are equal.
struct NodeText : std::string {
  NodeText(std::string text = {}) : std::string(std::move(text)) {}
  friend bool operator==(const NodeText&, const NodeText&) { return true; }
};

/// A format that numbers are rounded to.
enum class RoundingFormat { float16, bfloat16, float32 };

enum class Comparison { equal, different, less, not_greater, greater, not_less };

struct ScaleParameters {
  double factor;
  NodeText equation;
  /// The number that it divides by the root of; 0 if it is no such division.
  Index radicand = 0;
  bool operator==(const ScaleParameters&) const = default;
};

struct PowerParameters {
  double base;
  bool operator==(const PowerParameters&) const = default;
};

struct ClampMinParameters {
  double floor;
  bool operator==(const ClampMinParameters&) const = default;
};

struct SoftcapParameters {
  double cap;
  bool operator==(const SoftcapParameters&) const = default;
};

struct SquareRootParameters {
  double epsilon;
  bool operator==(const SquareRootParameters&) const = default;
};

struct ActivationParameters {
  Function function;
  bool operator==(const ActivationParameters&) const = default;
};

struct GeluDerivativeParameters {
  Function gelu;
  /// 1 for the first derivative, 2 for the second.
  Index order;
  bool operator==(const GeluDerivativeParameters&) const = default;
};

struct StepParameters {
  double floor;
  bool includes_floor;
  bool operator==(const StepParameters&) const = default;
};

struct SoftmaxParameters {
  Each each;
  FullyMaskedRows masked_rows;
  bool operator==(const SoftmaxParameters&) const = default;
};

struct SoftmaxJacobianParameters {
  Index row;
  bool operator==(const SoftmaxJacobianParameters&) const = default;
};

struct MeanParameters {
  Each each;
  bool operator==(const MeanParameters&) const = default;
};

/// The shape of the result.
struct SumToParameters {
  Index rows;
  Index cols;
  bool operator==(const SumToParameters&) const = default;
};

struct SliceParameters {
  Axis axis;
  /// The first row or column that is taken.
  Index first;
  Index count;
  bool operator==(const SliceParameters&) const = default;
};

struct ConcatParameters {
  Axis axis;
  bool operator==(const ConcatParameters&) const = default;
};

struct InterleaveColumnsParameters {
  Index cols;
  bool operator==(const InterleaveColumnsParameters&) const = default;
};

struct ReshapeParameters {
  Index cols;
  bool operator==(const ReshapeParameters&) const = default;
};

struct GatherParameters {
  Index rows;
  Index cols;
  /// For each cell, row by row, the row-major index in the operand that it is copied from.
  std::vector<Index> sources;
  NodeText equation;
  NodeText sentence;
  bool operator==(const GatherParameters&) const = default;
};

struct ConstantMatrixParameters {
  Index rows;
  Index cols;
  /// The numbers, row by row.
  std::vector<Index> numbers;
  NodeText equation;
  NodeText sentence;
  bool operator==(const ConstantMatrixParameters&) const = default;
};

/// The numbers factor · (first + k) / divisor.
struct ArangeParameters {
  Index rows;
  Index cols;
  Index first;
  double factor;
  Index divisor;
  NodeText equation;
  bool operator==(const ArangeParameters&) const = default;
};

struct CausalMaskParameters {
  Index rows;
  Index cols;
  /// How far to the right of the diagonal the mask begins.
  Index offset;
  bool operator==(const CausalMaskParameters&) const = default;
};

struct PaddingMaskParameters {
  Index rows;
  Index cols;
  /// How many keys stay visible.
  Index valid;
  bool operator==(const PaddingMaskParameters&) const = default;
};

/// Keys from i + first to i + last are visible; unlimited sides are beyond the sequence.
struct WindowMaskParameters {
  Index rows;
  Index cols;
  Index first;
  Index last;
  bool operator==(const WindowMaskParameters&) const = default;
};

struct BlockMaskParameters {
  Index rows;
  Index cols;
  /// The number of tokens of a block.
  Index size;
  bool operator==(const BlockMaskParameters&) const = default;
};

struct RegionMaskParameters {
  /// The number of the region of each position.
  std::vector<Index> regions;
  /// What stands between two regions.
  double barrier;
  NodeText equation;
  bool operator==(const RegionMaskParameters&) const = default;
};

struct BandParameters {
  /// The key of column 0 of row i is i + this number.
  Index first;
  Index width;
  bool operator==(const BandParameters&) const = default;
};

struct RotatePairsParameters {
  Pairing pairing;
  bool operator==(const RotatePairsParameters&) const = default;
};

struct PairConcatParameters {
  PairOrder order;
  bool operator==(const PairConcatParameters&) const = default;
};

struct ConvolveParameters {
  Border border;
  bool operator==(const ConvolveParameters&) const = default;
};

struct OffsetDistancesParameters {
  Index height;
  Index width;
  /// The row of `centers` that is the head's.
  Index head;
  bool operator==(const OffsetDistancesParameters&) const = default;
};

struct AddNumberParameters {
  double number;
  bool operator==(const AddNumberParameters&) const = default;
};

struct DivideNumberParameters {
  double number;
  bool operator==(const DivideNumberParameters&) const = default;
};

struct RaiseToParameters {
  double exponent;
  bool operator==(const RaiseToParameters&) const = default;
};

struct RoundToParameters {
  RoundingFormat format;
  bool operator==(const RoundToParameters&) const = default;
};

/// The shape of the result.
struct ExpandParameters {
  Index rows;
  Index cols;
  bool operator==(const ExpandParameters&) const = default;
};

struct ConstantParameters {
  Index rows;
  Index cols;
  /// The numbers, row by row.
  std::vector<double> numbers;
  NodeText equation;
  bool operator==(const ConstantParameters&) const = default;
};

struct ClampMaxParameters {
  double ceiling;
  bool operator==(const ClampMaxParameters&) const = default;
};

struct TrilParameters {
  /// How many diagonals above the middle one stay.
  Index offset;
  bool operator==(const TrilParameters&) const = default;
};

/// Of largest and smallest.
struct LargestParameters {
  Each each;
  bool operator==(const LargestParameters&) const = default;
};

struct TopKMaskParameters {
  /// How many numbers of each row stay open.
  Index most;
  bool operator==(const TopKMaskParameters&) const = default;
};

struct CompareParameters {
  Comparison comparison;
  /// The right side, if there is no second operand.
  double number;
  bool operator==(const CompareParameters&) const = default;
};

struct WhereParameters {
  bool is_first_number;
  bool is_second_number;
  /// The choices that are no matrices.
  double first;
  double second;
  bool operator==(const WhereParameters&) const = default;
};

struct VjpParameters {
  /// The forward node, and the operand of it that this gradient is for.
  int reversed;
  int target;
  Index rows;
  Index cols;
  /// The cells that read each cell of the operand, as compressed sparse rows: offsets, then indices.
  std::vector<Index> readers{};
  NodeText equation{};
  bool operator==(const VjpParameters&) const = default;
};

/// Empty for ops that need nothing besides their operands.
using OpParameters = std::variant<
    std::monostate, ScaleParameters, PowerParameters, ClampMinParameters, SoftcapParameters,
    SquareRootParameters, ActivationParameters, GeluDerivativeParameters, StepParameters, SoftmaxParameters,
    SoftmaxJacobianParameters, MeanParameters, SumToParameters, SliceParameters, ConcatParameters,
    InterleaveColumnsParameters, ReshapeParameters, GatherParameters, ConstantMatrixParameters,
    ArangeParameters, CausalMaskParameters, PaddingMaskParameters, WindowMaskParameters, BlockMaskParameters,
    RegionMaskParameters, BandParameters, RotatePairsParameters, PairConcatParameters, ConvolveParameters,
    OffsetDistancesParameters, VjpParameters, AddNumberParameters, DivideNumberParameters, RaiseToParameters,
    RoundToParameters, ExpandParameters, ConstantParameters, ClampMaxParameters, TrilParameters,
    LargestParameters, TopKMaskParameters, CompareParameters, WhereParameters>;

}  // namespace attention
