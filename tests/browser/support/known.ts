/**
 * What is known to be wrong and not mended yet, by the name of the lesson. A test that meets it is reported as one to be
 * fixed; whoever mends it takes its line away.
 */
export const known: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  numbers: {
    'convolution-as-attention': 'the walk of the tests and the page group the inputs differently',
    'image-as-vectors': 'the walk of the tests and the page group the inputs differently',
    'shifted-windows': 'the walk of the tests and the page group the inputs differently',
  },
  pictures: { all: 'the figures of pictures do not yet answer as this test expects' },
  layout: {
    'shifted-windows': 'captions with long dimensions overlap on wide screens',
    'convolution-as-attention': 'the grids of the heads do not fit a phone',
    'vision-transformer': 'the field for a file was too small to hit; to be measured again',
  },
};
