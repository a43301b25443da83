#include "program/walk/equations.h"

#include <algorithm>
#include <cmath>

#include "program/walk/walk.h"

namespace attention::program {

namespace {

/// How tightly an equation holds together.
enum Tightness { as_sum = 0, as_product = 1, as_power = 2, closed = 3 };

struct Formula {
  std::string text;
  int tightness;
};

/// `%` and `@` stand for the first and the second operand.
struct OpFormula {
  std::string_view op;
  const char* text;
  int tightness;
};

constexpr OpFormula op_formulas[] = {
    {"matmul", "%\\,@", as_product},
    {"transpose", "%^{\\top}", as_power},
    {"add", "%+@", as_sum},
    {"mask", "%+@", as_sum},
    {"subtract", "%-@", as_sum},
    {"multiply", "%\\odot @", as_product},
    {"divide", "\\frac{%}{@}", closed},
    {"one_minus", "1-%", as_sum},
    {"softmax", "\\operatorname{softmax}\\left(%\\right)", closed},
    {"softmax_columns", "\\operatorname{softmax}_{\\text{columns}}\\left(%\\right)", closed},
    {"log_softmax", "\\log\\operatorname{softmax}\\left(%\\right)", closed},
    {"hardmax", "\\operatorname{hardmax}\\left(%\\right)", closed},
    {"mean", "\\operatorname{mean}\\left(%\\right)", closed},
    {"sum_to", "\\sum %", as_product},
    {"largest", "\\max\\left(%\\right)", closed},
    {"smallest", "\\min\\left(%\\right)", closed},
    {"log_sum_exp", "\\log\\sum\\exp\\left(%\\right)", closed},
    {"sum_of_squares", "\\sum %^{2}", as_product},
    {"cross_entropy", "-\\sum %\\odot @", as_product},
    {"convolve", "%\\star @", as_product},
    {"band_context", "\\sum_{o}%_{i,o}\\,@_{i+o}", as_product},
    {"band_scores", "%_{i}\\cdot @_{i+o}", as_product},
    {"offset_distances", "\\left\\|\\delta-\\Delta\\right\\|^2,\\;\\Delta\\text{ from }%", as_sum},
    {"region_mask", "-\\infty\\text{ between regions}", as_sum},
    {"norm", "\\lVert %\\rVert", closed},
    {"larger", "\\max\\left(%,@\\right)", closed},
    {"smaller", "\\min\\left(%,@\\right)", closed},
    {"expand", "%", closed},
    {"tril", "\\operatorname{tril}\\left(%\\right)", closed},
    {"pair_sum", "%\\oplus @", as_sum},
    {"pair_concat", "\\left[%;@\\right]", closed},
    {"interleave_columns", "\\operatorname{interleave}\\left(%,@\\right)", closed},
    {"reshape", "\\operatorname{reshape}\\left(%\\right)", closed},
    {"gather", "\\operatorname{take}\\left(%\\right)", closed},
    {"causal_mask", "-\\infty\\text{ where }j>i", as_sum},
    {"padding_mask", "-\\infty\\text{ where }j>\\text{valid length}", as_sum},
    {"window_mask", "-\\infty\\text{ outside }i-\\text{left}\\le j\\le i+\\text{right}", as_sum},
    {"block_mask", "-\\infty\\text{ between blocks}", as_sum},
};

const char* function_text(Function function) {
  switch (function) {
    case Function::exp:
      return "\\exp";
    case Function::sin:
      return "\\sin";
    case Function::cos:
      return "\\cos";
    case Function::tanh:
      return "\\tanh";
    case Function::relu:
      return "\\operatorname{ReLU}";
    case Function::sigmoid:
      return "\\sigma";
    case Function::silu:
      return "\\operatorname{SiLU}";
    case Function::log:
      return "\\log";
    default:
      return "\\operatorname{GELU}";
  }
}

std::string in_brackets(const std::string& text) { return "\\left(" + text + "\\right)"; }

/// Whether a symbol has a sign, or a product, outside of its indices.
bool has_operator(const std::string& symbol) {
  int depth = 0;
  bool is_index = false;
  for (std::size_t k = 0; k < symbol.size(); ++k) {
    const char c = symbol[k];
    if (c == '{') {
      if (depth == 0) is_index = k > 0 && (symbol[k - 1] == '_' || symbol[k - 1] == '^');
      ++depth;
    }
    if (c == '}') --depth;
    const bool is_inside = depth > 0 && is_index;
    if (!is_inside && (c == '-' || c == '+' || symbol.compare(k, 2, "\\,") == 0)) return true;
  }
  return false;
}

/// How an equation writes the steps that it reads: by their symbols, or as \node{k}, for whom replaces it.
enum class Named { by_symbol, by_node };

class EquationWriter {
 public:
  EquationWriter(const Recorder& recorder, const Symbols& symbols, Named named)
      : recorder_(recorder), symbols_(symbols), named_(named) {}

  Formula op(const Step& step) {
    if (--parts_left_ < 0) return {"\\dots", closed};
    const std::string_view name = node(step).op->name;
    if (name == "activation") {
      const std::string inside = operand(step, 0, as_sum);
      if (parameters_of<ActivationParameters>(node(step)).function == Function::absolute)
        return {"\\left|" + inside + "\\right|", closed};
      return {function_text(parameters_of<ActivationParameters>(node(step)).function) + in_brackets(inside),
              closed};
    }
    if (name == "constant") return constant(step);
    if (name == "square_root") return root(step);
    if (name == "softcap") {
      const std::string cap = plain_number(step);
      return {cap + "\\,\\tanh\\left(\\frac{" + operand(step, 0, as_sum) + "}{" + cap + "}\\right)", closed};
    }
    if (name == "scale") return scaled(step);
    if (name == "add_number")
      return {operand(step, 0, as_sum) + (step.form.is_inverse ? "-" : "+") + number(step), as_sum};
    if (name == "divide_number")
      return {"\\frac{" + number(step) + "}{" + operand(step, 0, as_sum) + "}", closed};
    if (name == "raise_to") return {operand(step, 0, closed) + "^{" + plain_number(step) + "}", as_power};
    if (name == "power") return {plain_number(step) + "^{" + operand(step, 0, as_sum) + "}", as_power};
    if (name == "clamp_min" || name == "clamp_max")
      return {(name == "clamp_min" ? "\\max" : "\\min") +
                  in_brackets(operand(step, 0, as_sum) + "," + plain_number(step)),
              closed};
    if (name == "slice_rows" || name == "slice_columns") return slice(step, name == "slice_rows");
    if (name == "concat_rows" || name == "concat_columns") return concat(step, name == "concat_rows");
    if (name == "rotate_pairs") return rotated(step);
    if (name == "compare") return comparison(step);
    if (name == "where") return choice(step);
    if (name == "round_to")
      return {"\\operatorname{" + step.form.latex + "}" + in_brackets(operand(step, 0, as_sum)), closed};
    if (name == "top_k_mask")
      return {"-\\infty\\text{ outside the " + std::to_string(step.form.count) + " largest of each row of }" +
                  operand(step, 0, as_sum),
              as_sum};
    if (is_of_columns(step)) {
      const std::string function = name == "largest"    ? "\\max"
                                   : name == "smallest" ? "\\min"
                                                        : "\\operatorname{mean}";
      return {function + "_{\\text{columns}}" + in_brackets(operand(step, 0, as_sum)), closed};
    }
    return by_table(step, name);
  }

 private:
  Formula constant(const Step& step) const {
    if (!step.form.latex.empty()) return {step.form.latex, as_sum};
    const Matrix<double>& numbers = node(step).data;
    if ((numbers.array() == numbers(0, 0)).all()) return {latex_of(numbers(0, 0)), closed};
    return {"\\text{numbers by their place}", closed};
  }

  Formula root(const Step& step) {
    const std::string more = step.form.latex.empty() ? "" : "+" + step.form.latex;
    return {"\\sqrt{" + operand(step, 0, as_sum) + more + "}", closed};
  }

  const Node<double>& node(const Step& step) const { return recorder_.tape.node(step.node); }

  static std::string plain_number(const Step& step) { return latex_of(step.form.number); }
  static std::string number(const Step& step) {
    return step.form.latex.empty() ? latex_of(std::abs(step.form.number)) : step.form.latex;
  }

  std::string operand(const Step& step, std::size_t k, int needed) {
    const Step& of = recorder_.step(node(step).operands[k]);
    if (of.is_key) {
      const std::string symbol = step_symbol(of, symbols_);
      if (named_ == Named::by_node) {
        const std::string text = "\\node{" + std::to_string(of.node) + "}";
        return needed >= as_power && has_operator(symbol) ? in_brackets(text) : text;
      }
      if (needed >= as_power && has_operator(symbol)) return in_brackets(symbol);
      return needed >= as_power && symbol.find('^') != symbol.npos ? "{" + symbol + "}" : symbol;
    }
    if (const std::string mask = mask_symbol(of); !mask.empty()) return mask;
    const Formula formula = op(of);
    return formula.tightness >= needed ? formula.text : in_brackets(formula.text);
  }

  /// Of a mask that is generated on the way: M with its kind.
  std::string mask_symbol(const Step& step) const {
    const std::string name = node(step).op->name;
    const std::size_t end = name.rfind("_mask");
    if (end == name.npos || end + 5 != name.size() || !node(step).operands.empty()) return "";
    return "M^{\\text{" + name.substr(0, end) + "}}";
  }

  Formula scaled(const Step& step) {
    if (step.form.is_inverse)
      return {"\\frac{" + operand(step, 0, as_sum) + "}{" + step.form.latex + "}", closed};
    const std::string inside = operand(step, 0, as_product);
    if (step.form.latex.empty() && step.form.number == -1) return {"-" + inside, as_sum};
    const std::string factor = step.form.latex.empty() ? plain_number(step) : step.form.latex;
    return {factor + "\\cdot " + inside, as_product};
  }

  Formula slice(const Step& step, bool is_by_rows) {
    const std::int64_t first = step.form.first + 1;
    const std::int64_t last = step.form.first + step.form.count;
    const std::string span =
        first == last ? std::to_string(first) : std::to_string(first) + "\\dots " + std::to_string(last);
    return {operand(step, 0, closed) + (is_by_rows ? "_{[" : "_{[:,") + span + "]}", closed};
  }

  Formula concat(const Step& step, bool is_by_rows) {
    constexpr std::size_t most = 4;
    std::vector<std::string> parts;
    for (std::size_t k = 0; k < node(step).operands.size(); ++k) parts.push_back(operand(step, k, as_sum));
    if (parts.size() > most) parts = {parts.front(), "\\dots", parts.back()};
    std::string out;
    for (const std::string& part : parts) out += (out.empty() ? "" : is_by_rows ? ";\\," : ",\\,") + part;
    return {"\\left[" + out + "\\right]", closed};
  }

  /// Of each of several columns. Those of each row have no index, nor those of all numbers.
  bool is_of_columns(const Step& step) const {
    const std::string_view name = node(step).op->name;
    if (name != "largest" && name != "smallest" && name != "mean") return false;
    const Node<double>& of = recorder_.tape.node(node(step).operands.front());
    return node(step).data.rows() == 1 && of.data.rows() > 1 && of.data.cols() > 1;
  }

  Formula comparison(const Step& step) {
    constexpr const char* signs[] = {"=", "\\ne ", "<", "\\le ", ">", "\\ge "};
    const CompareParameters& of = parameters_of<CompareParameters>(node(step));
    const bool has_number = node(step).operands.size() == 1;
    const std::string right = !has_number               ? operand(step, 1, as_sum)
                              : step.form.latex.empty() ? latex_of(of.number)
                                                        : step.form.latex;
    return {operand(step, 0, as_sum) + signs[static_cast<std::size_t>(of.comparison)] + right, as_sum};
  }

  Formula choice(const Step& step) {
    const WhereParameters& of = parameters_of<WhereParameters>(node(step));
    const std::string first = of.is_first_number ? latex_of(of.first) : operand(step, 1, as_sum);
    const std::size_t place = of.is_first_number ? 1 : 2;
    const std::string second = of.is_second_number ? latex_of(of.second) : operand(step, place, as_sum);
    return {"\\begin{cases}" + first + "&" + operand(step, 0, as_sum) + "\\\\" + second +
                "&\\text{else}\\end{cases}",
            closed};
  }

  Formula rotated(const Step& step) {
    return {"\\operatorname{rotate}" + in_brackets(operand(step, 0, as_sum) + ";" + operand(step, 1, as_sum) +
                                                   "," + operand(step, 2, as_sum)),
            closed};
  }

  Formula by_table(const Step& step, std::string_view name) {
    const auto is_it = [&](const OpFormula& each) { return each.op == name; };
    const auto found = std::find_if(std::begin(op_formulas), std::end(op_formulas), is_it);
    if (found == std::end(op_formulas)) return {std::string(name), closed};
    std::string out;
    for (const char c : std::string_view(found->text)) {
      const std::size_t k = c == '@' ? 1 : 0;
      if (c == '%' || c == '@')
        out += operand(step, k, needed(name, found->tightness, k));
      else
        out += c;
    }
    return {out, found->tightness};
  }

  /// How tight an operand must be to stand without brackets.
  static int needed(std::string_view name, int tightness, std::size_t k) {
    if (tightness == closed) return as_sum;
    if (name == "one_minus") return as_product;
    return tightness + (name == "transpose" || (name == "subtract" && k == 1) ? 1 : 0);
  }

  const Recorder& recorder_;
  const Symbols& symbols_;
  const Named named_;
  /// A sub-step may occur twice in one, which twice …
  int parts_left_ = 256;
};

}  // namespace

/// Steps without a name are captioned by their formula, if it has no more letters of LaTeX.
constexpr std::size_t longest_caption = 60;

void give_equations(Recorder& recorder, const Symbols& symbols) {
  for (Step& step : recorder.steps) {
    Node<double>& node = recorder.tape.node(step.node);
    if (std::string_view(node.op->name) == "input") continue;
    node.equation = EquationWriter(recorder, symbols, Named::by_node).op(step).text;
    std::string in_symbols = EquationWriter(recorder, symbols, Named::by_symbol).op(step).text;
    if (step.is_key)
      step.equation = std::move(in_symbols);
    else if (in_symbols.size() <= longest_caption)
      node.symbol = std::move(in_symbols);
  }
}

}  // namespace attention::program
