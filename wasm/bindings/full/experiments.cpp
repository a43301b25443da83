#include "bindings/guard.h"
#include "bindings/marshal.h"
#include "experiments/dot_products.h"

/// Exports for the experiments.
namespace attention {

namespace {

EMSCRIPTEN_DECLARE_VAL_TYPE(RandomMatrixRequest);
EMSCRIPTEN_DECLARE_VAL_TYPE(DotProductsRequest);

/// Upper limit per call, for responsiveness.
constexpr Index max_numbers = Index{1} << 22;

constexpr Index last_seed = 999'999;

Index read_integer(const char* rule, const emscripten::val& request, const char* name, Index low,
                   Index high) {
  return check_integer(rule, name, request[name].as<double>(), low, high);
}

Stream stream_of(const char* rule, const emscripten::val& request) {
  return {static_cast<std::uint32_t>(read_integer(rule, request, "seed", 0, last_seed)),
          static_cast<std::uint32_t>(read_integer(rule, request, "stream", 0, last_seed))};
}

Distribution distribution_of(const char* rule, const emscripten::val& request) {
  const std::string distribution = request["law"].as<std::string>();
  if (distribution == "normal") return Distribution::normal;
  if (distribution == "uniform") return Distribution::uniform;
  fail(rule,
       {"error.not_one_of", {{"name", "law"}, {"found", distribution}, {"choices", "normal, uniform"}}});
}

Numbers make_random_matrix(const RandomMatrixRequest& request) {
  return guarded([&] {
    const char* rule = "random";
    const Stream stream = stream_of(rule, request);
    const Index rows = read_integer(rule, request, "rows", 1, Limits::side);
    const Index cols = read_integer(rule, request, "cols", 1, Limits::side);
    const Matrix<double> made = random_matrix(stream, rows, cols, distribution_of(rule, request));
    return copied({made.data(), made.data() + made.size()});
  });
}

Numbers make_dot_products(const DotProductsRequest& request) {
  return guarded([&] {
    const char* rule = "dot_products";
    Draws draws{};
    draws.stream = stream_of(rule, request);
    draws.width = read_integer(rule, request, "width", 1, 1024);
    draws.first = read_integer(rule, request, "first", 0, last_seed);
    draws.count = read_integer(rule, request, "count", 1, max_numbers / draws.width);
    draws.distribution = distribution_of(rule, request);
    draws.mean = request["mean"].as<double>();
    check_finite(rule, "mean", draws.mean);
    return copied(dot_products(draws));
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(experiments) {
  emscripten::register_type<RandomMatrixRequest>("import('../engine/types').RandomMatrix");
  emscripten::register_type<DotProductsRequest>("import('../engine/types').DotProducts");
  emscripten::function("randomMatrix", make_random_matrix);
  emscripten::function("dotProducts", make_dot_products);
}

}  // namespace attention
