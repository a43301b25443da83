#include <cmath>

#include "ops/ops.h"

namespace attention {

namespace region_mask_op {

template <class T>
Index region(const OpContext<T>& self, Index place) {
  return parameters_of<RegionMaskParameters>(self.node).regions[static_cast<std::size_t>(place)];
}

template <class T>
void forward(const OpContext<T>& self, Matrix<T>& out) {
  const Index side = static_cast<Index>(parameters_of<RegionMaskParameters>(self.node).regions.size());
  const T barrier = static_cast<T>(parameters_of<RegionMaskParameters>(self.node).barrier);
  out = Matrix<T>::NullaryExpr(
      side, side, [&](Index i, Index j) { return region(self, i) == region(self, j) ? T(0) : barrier; });
}

template <class T>
Explanation explain(const OpContext<T>& self, Index row, Index col) {
  const Index here = region(self, row);
  const Index there = region(self, col);
  return {Reduction::given,
          {},
          static_cast<double>(self.node.data(row, col)),
          here == there
              ? Message{"explain.region_mask.same", {{"region", here}}}
              : Message{"explain.region_mask.different", {{"region", here}, {"other_region", there}}}};
}

template <class T>
std::string equation(const OpContext<T>& self) {
  return parameters_of<RegionMaskParameters>(self.node).equation;
}

template <class T>
const Op<T> op = {
    .name = "region_mask", .forward = forward<T>, .explain = explain<T>, .equation = equation<T>};

}  // namespace region_mask_op

template <class T>
Var<T> region_mask(Tape<T>& tape, std::vector<Index> regions, double barrier) {
  RegionMaskParameters parameters{
      std::move(regions), barrier,
      std::string(std::isinf(barrier) ? "-\\infty\\text{ between regions}" : "-100\\text{ between regions}")};
  return tape.record({&region_mask_op::op<T>, {}, std::move(parameters), "", ""});
}

template Var<double> region_mask(Tape<double>&, std::vector<Index>, double);
template Var<float> region_mask(Tape<float>&, std::vector<Index>, double);

}  // namespace attention
