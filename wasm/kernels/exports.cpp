#include "kernels/attention/attend.h"
#include "kernels/attention/multi_head.h"
#include "kernels/attention/weights.h"

/// The functions of kernels.wasm. They take addresses and sizes, without checks or allocations: the only
/// caller, web/engine/long-sequences, validates arguments and lays out memory. Embind would cost more than a
/// small attention.
using namespace attention::kernels;

#define EXPORT(name) [[clang::export_name(name)]]

extern "C" {

EXPORT("attend_workspace") int export_attend_workspace(int m, int n, int d_k, int d_v) {
  return static_cast<int>(attend_workspace({m, n, d_k, d_v, {}}));
}

EXPORT("attend")
void export_attend(const float* query, const float* key, const float* value, float* context, float* workspace,
                   int m, int n, int d_k, int d_v, int low, int high) {
  attend({m, n, d_k, d_v, {low, high}}, {query, d_k}, {key, d_k}, {value, d_v}, {context, d_v}, workspace);
}

EXPORT("packed_keys_size") int export_packed_keys_size(int n, int d_k) {
  return static_cast<int>(packed_keys_size(n, d_k));
}

EXPORT("weights_workspace") int export_weights_workspace(int n, int d_k) {
  return static_cast<int>(weights_workspace({1, n, d_k, 0, {}}));
}

EXPORT("pack_keys") void export_pack_keys(const float* key, float* to, int n, int d_k) {
  pack_keys({key, d_k}, n, d_k, to);
}

EXPORT("weights")
void export_weights(const float* query, float* packed_keys, float* to, float* workspace, int m, int n,
                    int d_k, int low, int high) {
  weights({m, n, d_k, 0, {low, high}}, {query, d_k}, packed_keys, {to, n}, workspace);
}

EXPORT("largest_weights")
void export_largest_weights(const float* query, float* packed_keys, float* to, float* workspace, int m, int n,
                            int d_k, int low, int high, int step) {
  const int width = (n + step - 1) / step;
  largest_weights({m, n, d_k, 0, {low, high}}, {query, d_k}, packed_keys, step, {to, width}, workspace);
}

EXPORT("packed_parameters_size") int export_packed_parameters_size(int d_model, int n_heads) {
  return static_cast<int>(packed_parameters_size({0, d_model, n_heads, {}}));
}

EXPORT("multi_head_workspace") int export_multi_head_workspace(int n, int d_model, int n_heads) {
  return static_cast<int>(multi_head_workspace({n, d_model, n_heads, {}}));
}

EXPORT("pack_parameters")
void export_pack_parameters(const float* w_q, const float* w_k, const float* w_v, const float* w_o, float* to,
                            int d_model, int n_heads) {
  pack_parameters({0, d_model, n_heads, {}}, {w_q, w_k, w_v, w_o}, to);
}

EXPORT("multi_head")
void export_multi_head(const float* x, float* packed_parameters, float* output, float* workspace, int n,
                       int d_model, int n_heads, int low, int high) {
  multi_head({n, d_model, n_heads, {low, high}}, {x, d_model}, packed_parameters, {output, d_model},
             workspace);
}
}
