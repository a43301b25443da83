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
      "Multi-head attention with three inputs",
      formula::of_heads(),
      "Vaswani et al. 2017, section 3.2.2",
      {queries_dimension(), keys_dimension(), feature_dimension("d_xq", "width of a token that asks"),
       feature_dimension("d_xk", "width of a token as it is found"),
       feature_dimension("d_xv", "width of a token as it is read")},
      {source("x_q", "X^Q", "m", "input", "what asks, one row per token"),
       source("x_k", "X^K", "n", "context_input", "what is searched, one row per token"),
       source("x_v", "X^V", "n", "context_input", "what is read, a row for each row that is searched")},
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
