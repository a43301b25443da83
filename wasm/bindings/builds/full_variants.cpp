#include "graph/variant.h"

namespace attention {

std::vector<Variant> all_variants() {
  std::vector<Variant> all = core_variants();
  all.push_back(multi_head_attention());
  all.push_back(activation_alone());
  all.push_back(layer_norm());
  all.push_back(feed_forward_network());
  all.push_back(encoder_layer());
  all.push_back(decoder_layer());
  all.push_back(transformer());
  all.push_back(two_scales());
  all.push_back(grouped_query_attention());
  all.push_back(self_attention_with_positions());
  all.push_back(sliding_window());
  all.push_back(soft_addressing());
  all.push_back(similarity_attention());
  all.push_back(basic_self_attention());
  all.push_back(additive_attention());
  all.push_back(luong_attention());
  all.push_back(score_counts());
  all.push_back(cross_entropy_loss());
  all.push_back(one_vector());
  all.push_back(word_similarity());
  for (const Variant& each :
       {image_self_attention(), patch_embedding(), vision_transformer(), shifted_window_sequence(),
        shifted_window_attention(), convolution_as_attention()})
    all.push_back(each);
  all.push_back(recurrent_attention());
  return all;
}

}  // namespace attention
