import type { Translations } from '../../translations';
import { decoder, encoder, norm } from './blocks';

/** The French of `web/lessons/trained-models/steps.ts`: what lessons about trained models share. */

/** How words become vectors. `at` is the path in front of the table. */
export function vectors(at: string, words: string, made: string): Translations {
  return {
    [`[[${at}w_embed]] has a row for each token that the model knows: [[dim:d_model]] numbers, drawn at random before the training and learned in it. Nobody has said what a column stands for.`]: `[[${at}w_embed]] a une ligne pour chaque jeton que le modèle connaît : [[dim:d_model]] nombres, tirés au hasard avant l’entraînement et appris pendant celui-ci. Personne n’a dit ce que représente une colonne.`,
    [`[[${at}w_embed]] has a row of learned numbers for each token, its vector. In [[${made}]] = [[${words}]] [[${at}w_embed]], the 1 of each row picks out that of its token, and the zeros leave out all others. Libraries look the row up and multiply nothing.`]: `[[${at}w_embed]] a une ligne de nombres appris pour chaque jeton, son vecteur. Dans [[${made}]] = [[${words}]] [[${at}w_embed]], le 1 de chaque ligne choisit celui de son jeton, et les zéros écartent tous les autres. Les bibliothèques vont chercher la ligne et ne multiplient rien.`,
  };
}

function embedding(at: string, words: string): Translations {
  return {
    ...vectors(at, words, `${at}word_vectors`),
    [`[[${at}learned_positions]] has a row for each position, learned like the vectors of the tokens. The first row belongs to the first position, whatever the token.`]: `[[${at}learned_positions]] a une ligne par position, apprise comme les vecteurs des jetons. La première ligne appartient à la première position, quel que soit le jeton.`,
    'There are as many rows as positions in the longest text of the training. The model cannot read longer texts, since it has no rows for them.':
      'Il y a autant de lignes que de positions dans le texte le plus long de l’entraînement. Le modèle ne peut pas lire de texte plus long, car il n’a pas de lignes pour cela.',
    [`Token plus position: [[${at}word_vectors:r,c]] plus [[${at}learned_positions:r,c]] is [[${at}positioned:r,c]]. From here on, the same token at two positions has two different rows.`]: `Le jeton plus la position : [[${at}word_vectors:r,c]] plus [[${at}learned_positions:r,c]] donne [[${at}positioned:r,c]]. Désormais, le même jeton à deux positions a deux lignes différentes.`,
  };
}

export const output: Translations = {
  '[[w_u]] has a column for each token that may be written. Each row of the last layer is multiplied by all of them.':
    '[[w_u]] a une colonne pour chaque jeton qui peut être écrit. Chaque ligne de la dernière couche est multipliée par toutes.',
  '[[logits]] = [[arg0]] [[w_u]]: one more learned matrix makes a number for each token that may come next. After [[row:logits:r]] the largest is [[logits:r,max]], for “[[col:logits:max]]”: this is the token that the model writes.':
    '[[logits]] = [[arg0]] [[w_u]] : une dernière matrice apprise donne un nombre pour chaque jeton qui peut venir ensuite. Après [[row:logits:r]], le plus grand est [[logits:r,max]], pour « [[col:logits:max]] » : c’est le jeton que le modèle écrit.',
  'A softmax over a row turns these numbers into probabilities, which the figure above shows. The loss in training was minus the logarithm of the probability of the right token.':
    'Un softmax sur une ligne transforme ces nombres en probabilités, que montre la figure ci-dessus. Pendant l’entraînement, la perte était l’opposé du logarithme de la probabilité du bon jeton.',
};

const mask: Translations = {
  '[[mask]] lets each token look at itself and at what was written before: −∞ above the diagonal. All layers and heads use the same mask.':
    '[[mask]] laisse chaque jeton se regarder lui-même et regarder ce qui a été écrit avant lui : −∞ au-dessus de la diagonale. Un seul masque sert à toutes les couches et à toutes les têtes.',
  'Switch the mask off: now the token that the model should find is among those that it may look at. These weights were learned with the mask and make no use of it; a model trained without the mask would learn only to copy.':
    'Désactivez le masque : le jeton que le modèle devrait trouver est maintenant parmi ceux qu’il peut regarder. Ces poids ont été appris avec le masque et n’en tirent rien ; un modèle entraîné sans masque n’apprendrait qu’à copier.',
};

/** A language model. */
export const languageModel: Translations = {
  '[[x]] has a row for each place and a column for each of the [[dim:c]] tokens that the model knows. A single 1 says which token stands there: in the row of [[row:x:r]] it is in the column “[[col:x:max]]”.':
    '[[x]] a une ligne par place et une colonne pour chacun des [[dim:c]] jetons que le modèle connaît. Un seul 1 dit quel jeton s’y trouve : dans la ligne de [[row:x:r]], il est dans la colonne « [[col:x:max]] ».',
  ...embedding('', 'x'),
  ...mask,
  ...encoder('layer_*/', 'mask'),
  ...norm('last_norm/'),
  ...output,
};

/** What a translator reads. */
export const source: Translations = {
  '[[source]] is the text to read: a row for each token, a column for each of the [[dim:c_source]] tokens that the model knows. A single 1 says which token it is: in the row of [[row:source:r]] it is in the column “[[col:source:max]]”.':
    '[[source]] est le texte à lire : une ligne par jeton, une colonne pour chacun des [[dim:c_source]] jetons que le modèle connaît. Un seul 1 dit de quel jeton il s’agit : dans la ligne de [[row:source:r]], il est dans la colonne « [[col:source:max]] ».',
};

/** Where a source ends before its last place. */
export const sourceMask: Translations = {
  '[[source_mask]] hides the rows after the last token of the source; an option says how many tokens it has. Here the matrices are as long as the text and need no such mask. In training, texts of different lengths share matrices of one size.':
    '[[source_mask]] cache les lignes après le dernier jeton de la source ; une option dit combien elle a de jetons. Ici, les matrices ont la longueur du texte et n’ont pas besoin d’un tel masque. Pendant l’entraînement, des textes de longueurs différentes occupent des matrices d’une même taille.',
};

/** What a translator has written. */
export const target: Translations = {
  '[[target]] is what the decoder, the part of the model that writes, has written so far. From the row of each token, the model finds the token after it. The first row, start, is empty: nothing has been written yet.':
    '[[target]] est ce que le décodeur, la partie du modèle qui écrit, a déjà écrit. À partir de la ligne de chaque jeton, le modèle trouve le jeton suivant. La première ligne, start, est vide : rien n’est encore écrit.',
  'In training these are the tokens of the right answer, whatever the model would have written: teacher forcing. When it writes by itself, they are its own.':
    'Pendant l’entraînement, ce sont les jetons de la bonne réponse, quoi que le modèle ait voulu écrire : c’est le « teacher forcing ». Quand il écrit par lui-même, ce sont les siens.',
};

/** A translator. */
export const translator: Translations = {
  ...source,
  ...embedding('source/', 'source'),
  ...sourceMask,
  ...encoder('encoder_*/', 'source_mask'),
  ...without(norm('encoder_norm/'), '[[encoder_norm/normed]]'),
  'The result of the encoder, the part of the model that reads. Each token of the source has [[dim:d_model]] numbers. Attention has mixed the tokens, so the row of [[row:encoder_norm/normed:r]] also holds something about other tokens. The decoder looks at these rows.':
    'Le résultat de l’encodeur, la partie du modèle qui lit. Chaque jeton de la source a [[dim:d_model]] nombres. L’attention a mélangé les jetons : la ligne de [[row:encoder_norm/normed:r]] contient donc aussi quelque chose des autres. Ce sont ces lignes que regarde le décodeur.',
  ...target,
  ...embedding('target/', 'target'),
  ...mask,
  '[[memory_mask]] hides the same tokens of the source from the decoder, with a row for each token of the target.':
    '[[memory_mask]] cache au décodeur les mêmes jetons de la source, avec une ligne pour chaque jeton de la cible.',
  ...decoder('decoder_*/', {
    heads: { count: 'n_cross_heads', d_k: 'd_k_cross', d_v: 'd_v_cross' },
    mask: 'memory_mask',
  }),
  ...norm('decoder_norm/'),
  ...output,
};

/** Why lines between the words would cross. */
export const crossing: Translations = {
  'Each row has the name of the word before the one that is written from it. In “the european economic area” the adjectives come before the noun, in “la zone économique européenne” after it and in the opposite order: lines between each word and its translation would cross. Nobody told the model which words belong together.':
    'Chaque ligne porte le nom du mot qui précède celui que l’on écrit à partir d’elle. Dans « the european economic area », les adjectifs précèdent le nom ; dans « la zone économique européenne », ils le suivent, dans l’ordre inverse : des traits tirés de chaque mot à sa traduction se croiseraient. Personne n’a dit au modèle quels mots vont ensemble.',
};

/** The texts of a model of that kind, without those of which its lesson has something else to say. */
export function without(all: Translations, ...starts: readonly string[]): Translations {
  return Object.fromEntries(
    Object.entries(all).filter(([text]) => !starts.some((start) => text.startsWith(start))),
  );
}
