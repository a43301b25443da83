#pragma once

#include <memory>

#include "bindings/marshal.h"

namespace attention {

/// A finished run. Errors are JavaScript errors, see guard.h.
class Trace {
 public:
  Trace(const VariantId& variant, const InputList& inputs, const OptionList& options);
  explicit Trace(std::unique_ptr<Graph<double>> graph) : graph_(std::move(graph)) {}

  Structure structure() const;
  NoteList notes() const;
  Numbers data() const;
  PackedExplanation explain(double node, double row, double col) const;
  PackedLineage lineage(double node, double row, double col, double depth) const;
  Numbers gradient_of_cell(double node, double row, double col) const;
  Numbers gradient_of_sum(double node) const;
  Numbers gradient_of_squares(double node) const;

  /// For exports of the full engine: the tape, and checked node and cell indices.
  Tape<double>& tape() { return graph_->tape; }
  int index(const char* rule, double node) const;
  Cell cell(const char* rule, double node, double row, double col) const;

 private:
  std::unique_ptr<Graph<double>> graph_;
};

}  // namespace attention
