#pragma once

#include "graph/graph.h"

/// Names of the nodes of the backward pass, derived from the forward node that they belong to.
namespace attention {

struct Name {
  std::string id;
  std::string symbol;
  Message title;
};

/// "head_0/" of "head_0/query".
std::string prefix_of(const std::string& id);
/// "query" of "head_0/query".
std::string base_of(const std::string& id);

/// `head_0/d_query`, dQ, "gradient with respect to queries": ∂L/∂Q.
Name name_of_gradient(const Node<double>& node);
/// The part from one of several readers: `d_x_by_query`, dX, which is shown with superscript Q.
Name name_of_part(const Node<double>& node, const Node<double>& reader);
/// A helper node of the derivative of a node: `weights_jacobian`. `part` is the end of its text key.
Name name_of_helper(const Node<double>& after, const std::string& suffix, const std::string& symbol,
                    const std::string& part);

}  // namespace attention
