#include "blocks/attention/projections.h"
#include "graph/formula.h"
#include "graph/variant.h"

namespace attention {

namespace {

/// O = concat(C_1 … C_h) W^O, queries from X^Q: m × d_xq, keys from X^K: n × d_xk, values from X^V: n × d_xv.
/// All other variants with projections are this one with some of the three inputs equal.
template <class T>
void run(Graph<T>& graph) {
  graph.output(attend_with_heads(graph, read_and_project(graph, Sources{"x_q", "x_k", "x_v"})));
}

InputSchema source(std::string name, std::string symbol, std::string rows, std::string role,
                   std::string description) {
  return {name,    std::move(symbol), std::move(rows),        "d_x" + name.substr(2),
          "input", std::move(role),   std::move(description), ""};
}

Schema schema() {
  Schema schema{
      "multi_head_attention",
      formula::of_heads(),
      {queries_dimension(), keys_dimension(), feature_dimension("d_xq", "dimension.d_xq"),
       feature_dimension("d_xk", "dimension.d_xk"), feature_dimension("d_xv", "dimension.d_xv")},
      {source("x_q", "X^Q", "m", "input", "input.x_q"),
       source("x_k", "X^K", "n", "context_input", "input.x_k"),
       source("x_v", "X^V", "n", "context_input", "input.x_v")},
      head_options(),
  };
  for (InputSchema& input : projection_inputs("d_xq", "d_xk", "n_heads*")) {
    if (input.name == "w_v") input.rows = "d_xv";
    schema.inputs.push_back(std::move(input));
  }
  for (InputSchema& input : output_projection_inputs()) schema.inputs.push_back(std::move(input));
  for (DimensionSchema& dimension : head_dimensions()) schema.dimensions.push_back(std::move(dimension));
  schema.inputs.push_back(mask_input("m", "n"));
  return schema;
}

}  // namespace

Variant multi_head_attention() { return {schema(), run<double>}; }

}  // namespace attention
