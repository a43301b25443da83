import type { Glossary } from './entry';

/** The terms of the glossary in English, by id. */
export const terms = {
  activation: {
    title: 'activation function',
    forms: ['activation function', 'activation functions', 'activation'],
    text: 'A function applied to each number alone, such as ReLU. Without one, two layers could do no more than one.',
  },
  additive: {
    title: 'additive attention',
    text: 'Attention whose scores come from a small network that reads a query and a key together, and not from a dot product.',
  },
  alignment: {
    title: 'alignment',
    forms: ['alignment', 'alignments'],
    text: 'Which word of the source belongs to which word that is written. Attention finds it without being told.',
  },
  attention: {
    title: 'attention',
    text: 'Each token takes a mixture of what other tokens hold. Weights say how much it takes from each.',
  },
  backward: {
    title: 'backward pass',
    forms: ['backward pass', 'backpropagation'],
    text: 'The computation of all gradients, from the loss back to the inputs, by the chain rule.',
  },
  batch: {
    title: 'batch',
    forms: ['batch', 'batches'],
    text: 'The examples that one step of training uses together.',
  },
  bias: {
    title: 'bias',
    forms: ['bias', 'biases'],
    text: 'Learned numbers that are added after a product, the same to every row.',
  },
  'causal-mask': {
    title: 'causal mask',
    forms: ['causal mask', 'causal masks'],
    text: 'A mask that hides all later tokens: what is written must not depend on what comes next.',
  },
  'chain-rule': {
    title: 'chain rule',
    text: 'The derivative of one step after another is the product of both derivatives. Gradients are computed with it.',
  },
  channel: {
    title: 'channel',
    forms: ['channel', 'channels'],
    text: 'One of the numbers of a pixel, such as red, green or blue.',
  },
  'class-token': {
    title: 'class token',
    text: 'An extra token that belongs to no part of the input. What it has gathered in the end decides the class.',
  },
  concat: {
    title: 'concatenation',
    forms: ['concatenation', 'concatenated'],
    text: 'Matrices placed side by side, as the results of several heads are.',
  },
  context: {
    title: 'context',
    forms: ['context', 'contexts'],
    text: 'The result of attention for one token: all values, each multiplied by its weight, added up.',
  },
  convolution: {
    title: 'convolution',
    forms: ['convolution', 'convolutions'],
    text: 'Each pixel becomes a sum of its neighbours, multiplied by the same few numbers everywhere.',
  },
  cosine: {
    title: 'cosine similarity',
    forms: ['cosine similarity', 'cosine', 'cosines'],
    text: 'The dot product of two vectors, divided by both lengths: 1 for the same direction, 0 for a right angle.',
  },
  'cross-attention': {
    title: 'cross-attention',
    text: 'Attention from one text to another: queries come from one, keys and values from the other.',
  },
  'cross-entropy': {
    title: 'cross-entropy',
    text: 'The usual loss for a choice among classes: minus the logarithm of the probability that the right one got.',
  },
  'd-k': {
    title: 'd_k',
    forms: [],
    text: 'How many numbers a query or a key has. Scores are divided by its square root.',
  },
  'd-model': { title: 'd_model', forms: [], text: 'How many numbers a token has inside a model.' },
  'd-v': { title: 'd_v', forms: [], text: 'How many numbers a value has.' },
  decoder: {
    title: 'decoder',
    forms: ['decoder', 'decoders'],
    text: 'The part of a model that writes, one token after the other. It sees what it has written and what the encoder has read.',
  },
  derivative: {
    title: 'derivative',
    forms: ['derivative', 'derivatives'],
    text: 'How fast one number changes when another one is raised a little.',
  },
  'dot-product': {
    title: 'dot product',
    forms: ['dot product', 'dot products'],
    text: 'Multiply two rows of numbers entry by entry, and add up the products. It is large for vectors that point the same way.',
  },
  embedding: {
    title: 'embedding',
    forms: ['embedding', 'embeddings', 'word embedding', 'word embeddings'],
    text: 'The row of numbers that stands for a word. A model learns one for each word that it knows.',
  },
  encoder: {
    title: 'encoder',
    forms: ['encoder', 'encoders'],
    text: 'The part of a model that reads the whole input and gives each token a new row of numbers.',
  },
  epoch: {
    title: 'epoch',
    forms: ['epoch', 'epochs'],
    text: 'One pass of training through all of its examples.',
  },
  'feed-forward': {
    title: 'feed-forward layer',
    forms: ['feed-forward layer', 'feed-forward layers', 'feed-forward network'],
    text: 'Two products with a function in between, applied to each token alone.',
  },
  gate: {
    title: 'gate',
    forms: ['gate', 'gates'],
    text: 'A number between 0 and 1 that says how much passes through.',
  },
  gelu: {
    title: 'GELU',
    text: 'A smooth relative of ReLU: large numbers stay, very negative ones become almost 0.',
  },
  gradient: {
    title: 'gradient',
    forms: ['gradient', 'gradients'],
    text: 'It says how much the loss changes when each number is raised a little. Training moves the parameters against it.',
  },
  gru: {
    title: 'GRU',
    forms: ['GRU', 'GRUs'],
    text: 'A recurrent network with gates, which decide what of its state to keep and what to replace.',
  },
  head: {
    title: 'head',
    forms: ['head', 'heads'],
    text: 'One of several attentions side by side, each with queries, keys and values of its own. Heads can look at different things.',
  },
  'held-out': {
    title: 'held-out examples',
    forms: ['held-out examples', 'held out', 'unseen examples'],
    text: 'Examples that training never uses. They only measure how well a model does.',
  },
  'hidden-layer': {
    title: 'hidden layer',
    forms: ['hidden layer', 'hidden layers'],
    text: 'Numbers between the input and the output of a network, made by its first product.',
  },
  'induction-head': {
    title: 'induction head',
    forms: ['induction head', 'induction heads'],
    text: 'A head that finds where the current token stood before, and looks at what came after it.',
  },
  jacobian: {
    title: 'Jacobian',
    forms: ['Jacobian', 'Jacobians'],
    text: 'All derivatives of the numbers of one row by those of another, as a table.',
  },
  kernel: {
    title: 'kernel',
    forms: ['kernel', 'kernels'],
    text: 'The few numbers by which a convolution multiplies a pixel and its neighbours.',
  },
  key: {
    title: 'key',
    forms: ['key', 'keys'],
    text: 'What a token can be found by: a row of numbers that queries are compared with.',
  },
  'label-smoothing': {
    title: 'label smoothing',
    text: 'The right class gets a little less than 1 as its target, and all classes share the rest.',
  },
  layer: {
    title: 'layer',
    forms: ['layer', 'layers'],
    text: 'One block of a model, such as attention followed by a feed-forward network. Each layer reads what the one before it wrote.',
  },
  'layer-norm': {
    title: 'layer norm',
    forms: ['layer norm', 'layer norms', 'layer normalisation'],
    text: 'Gives the numbers of each token mean 0 and spread 1, then multiplies and shifts them by learned numbers.',
  },
  'learning-rate': {
    title: 'learning rate',
    forms: ['learning rate', 'learning rates'],
    text: 'How far each step of training moves the parameters. If it is too small, training is slow; if it is too large, training fails.',
  },
  logit: {
    title: 'logit',
    forms: ['logit', 'logits'],
    text: 'A score for a word or a class, before the softmax turns all of them into probabilities.',
  },
  loss: {
    title: 'loss',
    forms: ['loss', 'losses'],
    text: 'One number that says how wrong a model is. Training makes it smaller.',
  },
  mask: { title: 'mask', text: 'Says which keys a query may look at: 0 keeps a score, −∞ removes it.' },
  matrix: { title: 'matrix', forms: ['matrix', 'matrices'], text: 'A table of numbers in rows and columns.' },
  memory: {
    title: 'memory',
    text: 'What the encoder made of the source. The decoder takes its keys and values from it.',
  },
  'multi-head': {
    title: 'multi-head attention',
    text: 'Several heads side by side. One more matrix mixes their results.',
  },
  'multiply-add': {
    title: 'multiply-add',
    forms: ['multiply-add', 'multiply-adds', 'multiply–add', 'multiply–adds'],
    text: 'One multiplication and one addition. Counting them says how much work a step is.',
  },
  'one-hot': {
    title: 'one-hot row',
    forms: ['one-hot row', 'one-hot rows', 'one-hot'],
    text: 'A row with 1 in the column of one word and 0 everywhere else. Multiplied by the embeddings, it picks the row of that word.',
  },
  padding: {
    title: 'padding',
    text: 'Empty places after a short text, so that several texts have the same length. A mask hides them.',
  },
  parameter: {
    title: 'parameter',
    forms: ['parameter', 'parameters'],
    text: 'A number that training changes, such as each one in a projection. Everything else is computed.',
  },
  patch: {
    title: 'patch',
    forms: ['patch', 'patches'],
    text: 'A small square of a picture, read as one token.',
  },
  'position-encoding': {
    title: 'position encoding',
    forms: ['position encoding', 'position encodings', 'positional encoding'],
    text: 'Numbers that say where a token stands. Without them attention cannot tell one order from another.',
  },
  probability: {
    title: 'probability',
    forms: ['probability', 'probabilities'],
    text: 'How likely a model takes a word or a class to be, from 0 to 1. All of them add up to 1.',
  },
  projection: {
    title: 'projection',
    forms: ['projection', 'projections'],
    text: 'A product with a matrix of learned numbers. It makes queries, keys or values out of tokens.',
  },
  query: {
    title: 'query',
    forms: ['query', 'queries'],
    text: 'What a token looks for: a row of numbers that is compared with every key.',
  },
  recurrent: {
    title: 'recurrent network',
    forms: ['recurrent network', 'recurrent networks'],
    text: 'A network that reads word after word and keeps one state, which each word changes.',
  },
  relu: { title: 'ReLU', text: 'Keeps positive numbers and turns negative ones into 0.' },
  residual: {
    title: 'residual connection',
    forms: ['residual connection', 'residual connections', 'residual'],
    text: 'What goes into a part of a layer is added to what comes out of it, so that nothing is lost on the way.',
  },
  'rms-norm': {
    title: 'RMS norm',
    text: 'A simpler layer norm: each row is divided by the root of the mean of its squares, and no mean is subtracted.',
  },
  rotary: {
    title: 'rotary positions',
    forms: ['rotary positions', 'rotary'],
    text: 'Queries and keys are turned by an angle that grows with the position, so that scores depend on distances.',
  },
  sampling: {
    title: 'sampling',
    text: 'Choosing the next token at random, each as often as its probability says.',
  },
  saturation: {
    title: 'saturation',
    forms: ['saturation', 'saturated'],
    text: 'A softmax is saturated when one weight is almost 1: then its gradient is almost 0, and little can be learned.',
  },
  score: {
    title: 'score',
    forms: ['score', 'scores'],
    text: 'How well a query fits a key. The higher it is, the more weight the key gets.',
  },
  seed: {
    title: 'seed',
    forms: ['seed', 'seeds'],
    text: 'The number from which random numbers are made. The same seed gives the same ones again.',
  },
  'self-attention': {
    title: 'self-attention',
    text: 'Attention of a text to itself: queries, keys and values come from the same tokens.',
  },
  'sliding-window': {
    title: 'sliding window',
    forms: ['sliding window', 'sliding windows'],
    text: 'Each token looks only at its neighbours up to some distance, so that long texts cost less.',
  },
  'soft-lookup': {
    title: 'soft lookup',
    text: 'A lookup that returns a mixture of all entries, weighted by how well each one fits.',
  },
  softmax: {
    title: 'softmax',
    text: 'Turns scores into weights: e to the power of each score, divided by the sum of these. The weights are positive and add up to 1.',
  },
  'standard-deviation': {
    title: 'standard deviation',
    forms: ['standard deviation', 'standard deviations'],
    text: 'How far numbers typically lie from their mean: the square root of the variance.',
  },
  state: {
    title: 'state',
    forms: ['hidden state', 'hidden states'],
    text: 'The numbers that a recurrent network carries from one word to the next.',
  },
  temperature: {
    title: 'temperature',
    text: 'Scores are divided by it before the softmax: above 1 the weights even out, below 1 they sharpen.',
  },
  token: {
    title: 'token',
    forms: ['token', 'tokens'],
    text: 'A piece of the input: a word, a letter, or a part of a picture. Each token is one row of numbers.',
  },
  transformer: {
    title: 'transformer',
    forms: ['transformer', 'transformers'],
    text: 'A model made of layers of attention and feed-forward networks.',
  },
  transpose: {
    title: 'transpose',
    forms: ['transpose', 'transposed'],
    text: 'A matrix with rows and columns exchanged.',
  },
  unembedding: {
    title: 'unembedding',
    text: 'The matrix that turns the last numbers of a token into a score for each word.',
  },
  value: {
    title: 'value',
    forms: ['values'],
    text: 'What a token passes on to those that look at it: a row of numbers.',
  },
  variance: {
    title: 'variance',
    forms: ['variance', 'variances'],
    text: 'The mean of the squared distances of numbers from their mean.',
  },
  vector: {
    title: 'vector',
    forms: ['vector', 'vectors'],
    text: 'A list of numbers, such as one row of a matrix. It can be drawn as an arrow.',
  },
  vocabulary: { title: 'vocabulary', text: 'All the words that a model knows.' },
  'warm-up': {
    title: 'warm-up',
    text: 'The learning rate starts small and grows over the first steps, so that early steps do no harm.',
  },
  weight: {
    title: 'attention weight',
    forms: ['attention weight', 'attention weights', 'weight', 'weights'],
    text: 'The share of a query’s attention that a key gets. The weights of a row add up to 1.',
  },
} as const satisfies Glossary<string>;

export type TermId = keyof typeof terms;
