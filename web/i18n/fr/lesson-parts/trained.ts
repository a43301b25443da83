import type { Translations } from '../../translations';
import { decoder, encoder, norm } from './blocks';

/** The French of `web/lessons/trained-models/steps.ts`: what lessons about trained models share. */

/** How words become vectors. `at` is the path in front of the table. */
export function vectors(at: string, words: string, made: string): Translations {
  return {
    [`[[${at}w_embed]] has a row for each token that the model knows: [[dim:d_model]] numbers, drawn at random before the training and learned in it. Nobody has said what a column stands for.`]: `[[${at}w_embed]] a une ligne pour chaque jeton que le modèle connaît : [[dim:d_model]] nombres, tirés au hasard avant l’entraînement et appris pendant celui-ci. Personne n’a dit ce que représente une colonne.`,
    [`[[${made}]] = [[${words}]] [[${at}w_embed]]: the 1 of each row picks out the vector of its token, and the zeros leave out all others. Libraries look the row up and multiply nothing.`]: `[[${made}]] = [[${words}]] [[${at}w_embed]] : le 1 de chaque ligne choisit le vecteur de son jeton, et les zéros écartent tous les autres. Les bibliothèques vont chercher la ligne et ne multiplient rien.`,
  };
}

function embedding(at: string, words: string): Translations {
  return {
    ...vectors(at, words, `${at}word_vectors`),
    [`[[${at}learned_positions]] has a row for each place, learned as the vectors of the tokens were. The first row belongs to the first place, whatever token stands there.`]: `[[${at}learned_positions]] a une ligne par place, apprise comme les vecteurs des jetons l’ont été. La première ligne appartient à la première place, quel que soit le jeton qui s’y trouve.`,
    'There are as many rows as places in the longest text of the training. What is longer cannot be read: this model knows no further place.':
      'Il y a autant de lignes que de places dans le texte le plus long de l’entraînement. Rien de plus long ne peut être lu : ce modèle ne connaît pas de place au-delà.',
    [`Token plus place: [[${at}word_vectors:r,c]] and [[${at}learned_positions:r,c]] make [[${at}positioned:r,c]]. The same token in two places is two rows from here on.`]: `Le jeton plus la place : [[${at}word_vectors:r,c]] et [[${at}learned_positions:r,c]] donnent [[${at}positioned:r,c]]. Le même jeton à deux places, ce sont désormais deux lignes.`,
  };
}

export const output: Translations = {
  '[[w_u]] has a column for each token that may be written. A row that comes out of the last layer is compared with all of them.':
    '[[w_u]] a une colonne pour chaque jeton qui peut être écrit. Une ligne qui sort de la dernière couche est comparée à toutes.',
  '[[logits]] = [[arg0]] [[w_u]]: one number for each token that may come next. After [[row:logits:r]] the largest is [[logits:r,max]], and it is that of “[[col:logits:max]]”: this is what the model says.':
    '[[logits]] = [[arg0]] [[w_u]] : un nombre pour chaque jeton qui peut venir ensuite. Après [[row:logits:r]], le plus grand est [[logits:r,max]], et c’est celui de « [[col:logits:max]] » : voilà ce que dit le modèle.',
  'A softmax over a row turns these numbers into probabilities: the figure above gives them. In training, minus the logarithm of that of the right token was the loss.':
    'Un softmax sur une ligne change ces nombres en probabilités : la figure ci-dessus les donne. Pendant l’entraînement, la perte était l’opposé du logarithme de celle du jeton juste.',
};

const mask: Translations = {
  '[[mask]] lets each token look at itself and at what was written before: −∞ above the diagonal. One mask serves every layer and every head.':
    '[[mask]] laisse chaque jeton se regarder lui-même et regarder ce qui a été écrit avant lui : −∞ au-dessus de la diagonale. Un seul masque sert à toutes les couches et à toutes les têtes.',
  'Switch the mask off: while the whole text is there to be read, the model may look up the token that it should tell. These weights were learned with it, and do not know how to cheat; a model that is trained without it does nothing else.':
    'Désactivez le masque : tant que le texte entier est là, le modèle peut aller lire le jeton qu’il devrait trouver. Ces poids ont été appris avec le masque et ne savent pas tricher ; un modèle entraîné sans lui ne fait rien d’autre.',
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
  '[[source]] is what is read: a row for each place, a column for each of the [[dim:c_source]] tokens that the model knows. A single 1 says which token stands there: in the row of [[row:source:r]] it is in the column “[[col:source:max]]”.':
    '[[source]] est ce qui est lu : une ligne par place, une colonne pour chacun des [[dim:c_source]] jetons que le modèle connaît. Un seul 1 dit quel jeton s’y trouve : dans la ligne de [[row:source:r]], il est dans la colonne « [[col:source:max]] ».',
};

/** Where a source ends before its last place. */
export const sourceMask: Translations = {
  '[[source_mask]] closes the places behind the last token of the source; an option says how many tokens it has. A run that is as long as its text needs no such mask; in training, texts of different length lie in matrices of one size.':
    '[[source_mask]] ferme les places après le dernier jeton de la source ; une option dit combien elle a de jetons. Un calcul aussi long que son texte n’a pas besoin d’un tel masque ; pendant l’entraînement, des textes de longueurs différentes occupent des matrices d’une seule taille.',
};

/** What a translator has written. */
export const target: Translations = {
  '[[target]] is what has been written before each place. Its first row is empty; each row after it says the token before the one that has to be found there.':
    '[[target]] est ce qui a été écrit avant chaque place. Sa première ligne est vide ; chacune des suivantes dit le jeton qui précède celui qu’il faut y trouver.',
  'In training these are the tokens of the right answer, whatever the model would have written: teacher forcing. When it writes by itself, they are its own.':
    'Pendant l’entraînement, ce sont les jetons de la bonne réponse, quoi que le modèle eût écrit : c’est le « teacher forcing ». Quand il écrit par lui-même, ce sont les siens.',
};

/** A translator. */
export const translator: Translations = {
  ...source,
  ...embedding('source/', 'source'),
  ...sourceMask,
  ...encoder('encoder_*/', 'source_mask'),
  ...norm('encoder_norm/'),
  ...target,
  ...embedding('target/', 'target'),
  ...mask,
  '[[memory_mask]] closes the same places of the source to the decoder, with a row for each place that is written.':
    '[[memory_mask]] ferme les mêmes places de la source au décodeur, avec une ligne pour chaque place qui s’écrit.',
  ...decoder('decoder_*/', {
    heads: { count: 'n_cross_heads', d_k: 'd_k_cross', d_v: 'd_v_cross' },
    mask: 'memory_mask',
  }),
  ...norm('decoder_norm/'),
  ...output,
};

/** Why lines between the words would cross. */
export const crossing: Translations = {
  'A row bears the name of the word before the one that it writes. In “the european economic area” the adjectives come before the noun, in “la zone économique européenne” after it and in the opposite order: lines that join each word to the one that it renders would cross. Nobody told the model which word renders which.':
    'Une ligne porte le nom du mot qui précède celui qu’elle écrit. Dans « the european economic area », les adjectifs précèdent le nom ; dans « la zone économique européenne », ils le suivent, dans l’ordre inverse : des traits tirés de chaque mot à celui qu’il rend se croiseraient. Personne n’a dit au modèle quel mot rend lequel.',
};

/** The texts of a model of that kind, without those of which its lesson has something else to say. */
export function without(all: Translations, ...starts: readonly string[]): Translations {
  return Object.fromEntries(
    Object.entries(all).filter(([text]) => !starts.some((start) => text.startsWith(start))),
  );
}
