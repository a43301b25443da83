import { type StepTexts, withOverrides } from '../../translations';
import { decoderSteps, encoderSteps, normSteps } from './blocks';

/** The French of `web/lessons/trained-models/steps.ts`: what lessons about trained models share. */

/** Steps of the embedding; `at` is the path prefix of its table, `words` the one-hot input. */
export function vectorSteps(at: string, words: string, vectors: string): StepTexts {
  return {
    [`${at}w_embed`]: {
      prose: `[[${at}w_embed]] a une ligne pour chaque jeton que le modèle connaît : [[dim:d_model]] nombres, tirés au hasard avant l’entraînement et appris pendant celui-ci. Personne n’a dit ce que représente une colonne.`,
    },
    [vectors]: {
      prose: `[[${at}w_embed]] a une ligne de nombres appris pour chaque jeton, son vecteur. Dans [[${vectors}]] = [[${words}]] [[${at}w_embed]], le 1 de chaque ligne choisit celui de son jeton, et les zéros écartent tous les autres. Les bibliothèques vont chercher la ligne et ne multiplient rien.`,
    },
  };
}

/** Steps of the embedding with positions. */
function embeddingSteps(at: string, words: string): StepTexts {
  return {
    ...vectorSteps(at, words, `${at}word_vectors`),
    [`${at}learned_positions`]: {
      prose: `[[${at}learned_positions]] a une ligne par position, apprise comme les vecteurs des jetons. La première ligne appartient à la première position, quel que soit le jeton.`,
      aside:
        'Il y a autant de lignes que de positions dans le texte le plus long de l’entraînement. Le modèle ne peut pas lire de texte plus long, car il n’a pas de lignes pour cela.',
    },
    [`${at}positioned`]: {
      prose: `Le jeton plus la position : [[${at}word_vectors:r,c]] + [[${at}learned_positions:r,c]] = [[${at}positioned:r,c]]. Désormais, le même jeton à deux positions a deux lignes différentes.`,
    },
  };
}

export const outputSteps: StepTexts = {
  w_u: {
    prose:
      '[[w_u]] a une colonne pour chaque jeton qui peut être écrit. Chaque ligne de la dernière couche est multipliée par toutes.',
  },
  logits: {
    prose:
      '[[arg0]] est ce que donne la dernière couche. Une dernière matrice apprise, [[w_u]], en tire un nombre pour chaque jeton qui peut venir ensuite : [[logits]] = [[arg0]] [[w_u]]. Après [[row:logits:r]], le plus grand est [[logits:r,max]], pour [[col:logits:max]] : c’est le jeton que le modèle écrit.',
    aside:
      'Un softmax sur une ligne transforme ces nombres en probabilités, que montre la figure. Pendant l’entraînement, la perte était l’opposé du logarithme de la probabilité du bon jeton.',
  },
};

const causalMask: StepTexts = {
  mask: {
    prose:
      '[[mask]] laisse chaque jeton se regarder lui-même et regarder ce qui a été écrit avant lui : −∞ au-dessus de la diagonale. Un seul masque sert à toutes les couches et à toutes les têtes.',
    aside:
      'Désactivez le masque : le jeton que le modèle devrait trouver est maintenant parmi ceux qu’il peut regarder. Ces poids ont été appris avec le masque et n’en tirent rien ; un modèle entraîné sans masque n’apprendrait qu’à copier.',
  },
};

/** A language model. */
export const languageModelSteps: StepTexts = {
  x: {
    prose:
      '[[x]] a une ligne par place et une colonne pour chacun des [[dim:c]] jetons que le modèle connaît. Un seul 1 dit quel jeton s’y trouve : dans la ligne de [[row:x:r]], il est dans la colonne [[col:x:max]].',
  },
  ...embeddingSteps('', 'x'),
  ...causalMask,
  ...encoderSteps('layer_*/', 'mask'),
  ...normSteps('last_norm/'),
  ...outputSteps,
};

/** What a translator reads. */
export const sourceStep: StepTexts = {
  source: {
    prose:
      '[[source]] est le texte à lire : une ligne par jeton, une colonne pour chacun des [[dim:c_source]] jetons que le modèle connaît. Un seul 1 dit de quel jeton il s’agit : dans la ligne de [[row:source:r]], il est dans la colonne [[col:source:max]].',
  },
};

/** Where a source ends before its last place. */
export const sourceMaskStep: StepTexts = {
  source_mask: {
    prose:
      '[[source_mask]] cache les lignes après le dernier jeton de la source ; une option dit combien elle a de jetons. Ici, les matrices ont la longueur du texte et n’ont pas besoin d’un tel masque. Pendant l’entraînement, des textes de longueurs différentes occupent des matrices d’une même taille.',
  },
};

/** What a translator has written. */
export const targetStep: StepTexts = {
  target: {
    prose:
      '[[target]] est ce que le décodeur, la partie du modèle qui écrit, a déjà écrit. À partir de la ligne de chaque jeton, le modèle trouve le jeton suivant. La première ligne, start, est vide : rien n’est encore écrit.',
    aside:
      'Pendant l’entraînement, ce sont les jetons de la bonne réponse, quoi que le modèle ait voulu écrire : c’est le « teacher forcing ». Quand il écrit par lui-même, ce sont les siens.',
  },
};

/** A translator. */
export const translatorSteps: StepTexts = {
  ...sourceStep,
  ...embeddingSteps('source/', 'source'),
  ...sourceMaskStep,
  ...encoderSteps('encoder_*/', 'source_mask'),
  ...withOverrides(normSteps('encoder_norm/'), {
    'encoder_norm/normed': {
      prose:
        'Le résultat de l’encodeur, la partie du modèle qui lit. Chaque jeton de la source a [[dim:d_model]] nombres. L’attention a mélangé les jetons : la ligne de [[row:encoder_norm/normed:r]] contient donc aussi quelque chose des autres. Ce sont ces lignes que regarde le décodeur.',
    },
  }),
  ...targetStep,
  ...embeddingSteps('target/', 'target'),
  ...causalMask,
  memory_mask: {
    prose:
      '[[memory_mask]] cache au décodeur les mêmes jetons de la source, avec une ligne pour chaque jeton de la cible.',
  },
  ...decoderSteps('decoder_*/', {
    heads: { count: 'n_cross_heads', d_k: 'd_k_cross', d_v: 'd_v_cross' },
    mask: 'memory_mask',
  }),
  ...normSteps('decoder_norm/'),
  ...outputSteps,
};

/** Why lines between the words would cross. */
export const crossing =
  'Chaque ligne porte le nom du mot qui précède celui que l’on écrit à partir d’elle. Dans « the european economic area », les adjectifs précèdent le nom ; dans « la zone économique européenne », ils le suivent, dans l’ordre inverse : des traits tirés de chaque mot à sa traduction se croiseraient. Personne n’a dit au modèle quels mots vont ensemble.';
