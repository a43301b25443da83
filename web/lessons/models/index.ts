import type { LoadFile } from '../../training/files';
import type { ModelBody } from '../lesson';

type LoadModel = (files?: LoadFile) => Promise<ModelBody>;

/** The models that lessons name in `lesson.json`. */
export const models: Readonly<Record<string, LoadModel>> = {
  'additive-attention': async () => (await import('./alignment')).alignment,
  reversal: async (files) => (await import('./reversal')).reversal(files),
  'reversal-without-positions': async (files) => (await import('./reversal')).reversalWithoutPositions(files),
  sorting: async (files) => (await import('./sorting')).sorting(files),
  pronoun: async (files) => (await import('./pronoun')).pronoun(files),
  induction: async (files) => (await import('./induction')).induction(files),
  'induction-one-layer': async (files) => (await import('./induction')).inductionInOneLayer(files),
  'english-french': async (files) => (await import('./english-french')).englishFrench(files),
  'english-french-recurrent': async (files) =>
    (await import('./english-french')).englishFrenchRecurrent(files),
  'english-french-without-attention': async (files) =>
    (await import('./english-french')).englishFrenchWithoutAttention(files),
  'number-words': async (files) => (await import('./number-words')).numberWords(files),
  dates: async (files) => (await import('./dates')).dates(files),
  names: async (files) => (await import('./names')).names(files),
  digits: async (files) => (await import('./digits')).digits(files),
  'digits-without-positions': async (files) => (await import('./digits')).digitsWithoutPositions(files),
};
