/**
 * “The House That Jack Built”, a cumulative rhyme: each verse repeats all previous ones. It is repeated to the required
 * length, which gives a long text with visible repetitions.
 */
const phrases = [
  'the house that Jack built',
  'the malt that lay in',
  'the rat that ate',
  'the cat that killed',
  'the dog that worried',
  'the cow with the crumpled horn that tossed',
  'the maiden all forlorn that milked',
  'the man all tattered and torn that kissed',
  'the priest all shaven and shorn that married',
  'the cock that crowed in the morn that waked',
  'the farmer sowing his corn that kept',
  'the horse and the hound and the horn that belonged to',
].map((phrase) => phrase.split(' '));

/** Verse k: this is the … that … the … that …, down to the house. */
const verses = phrases.map((_, k) => [
  'This',
  'is',
  ...phrases
    .slice(0, k + 1)
    .reverse()
    .flat(),
]);

const rhyme = verses.flat();

export function words(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => rhyme[at % rhyme.length] ?? '');
}
