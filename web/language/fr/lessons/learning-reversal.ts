import type { Translations } from '../../translations';
import { encoder, norm } from '../blocks';

export default {
  ...encoder('layer_*/', 'mask'),
  ...norm('last_norm/'),
  '[[x]] has a row for each place and a 1 in the column of the letter that stands there. What comes after the bar is the word backwards, as far as it is written; each row has to tell the letter that comes next.':
    '[[x]] contient une ligne par place et un 1 dans la colonne de la lettre qui s’y trouve. Ce qui suit la barre est le mot à l’envers, pour autant qu’il soit écrit ; chaque ligne doit dire la lettre suivante.',
  'These parameters were learned: it is what the training above ends with from seed 1, rounded to one decimal. Rounding costs it nothing.':
    'Ces paramètres ont été appris : c’est ce à quoi aboutit l’entraînement ci-dessus à partir de la graine 1, arrondi à une décimale. L’arrondi ne lui coûte rien.',
  '[[w_embed]] has one row of [[dim:d_model]] numbers for each letter. They were drawn at random, and training moved them to where they are.':
    '[[w_embed]] contient une ligne de [[dim:d_model]] nombres par lettre. Ils ont été tirés au hasard, et l’entraînement les a amenés là où ils sont.',
  'A row with a single 1 times [[w_embed]] picks a row of it: the vector of [[row:word_vectors:r]] begins with [[word_vectors:r,0]]. The same letter has the same vector wherever it stands.':
    'Une ligne avec un seul 1, multipliée par [[w_embed]], en choisit une ligne : le vecteur de [[row:word_vectors:r]] commence par [[word_vectors:r,0]]. La même lettre a le même vecteur où qu’elle se trouve.',
  '[[learned_positions]] has a row for each place, learned like all else. Nobody told the model that place 7 has to look at place 6 and place 8 at place 5: what it knows of that is in these rows.':
    '[[learned_positions]] contient une ligne par place, apprise comme tout le reste. Personne n’a dit au modèle que la place 7 doit regarder la place 6 et la place 8 la place 5 : ce qu’il en sait se trouve dans ces lignes.',
  'Letter and place are added: [[word_vectors:r,c]] plus [[learned_positions:r,c]] is [[positioned:r,c]]. From here on every row knows what stands in it, and where.':
    'La lettre et la place s’ajoutent : [[word_vectors:r,c]] plus [[learned_positions:r,c]] donne [[positioned:r,c]]. À partir d’ici, chaque ligne sait ce qu’elle contient, et où.',
  '[[mask]] lets a row look at itself and at what came before. Here that is what makes the task a task: the answer to each row stands in the next one.':
    '[[mask]] laisse une ligne se regarder elle-même et regarder ce qui précède. C’est ce qui fait ici la difficulté de la tâche : la réponse de chaque ligne se trouve dans la suivante.',
  'Take the mask away in the training above: it learns to look one place ahead, and cannot write a word by itself.':
    'Retirez le masque dans l’entraînement ci-dessus : il apprend à regarder une place plus loin, et ne sait pas écrire un mot tout seul.',
  '[[w_u]] has one column for each letter: what a row has to look like for that letter to come next.':
    '[[w_u]] contient une colonne par lettre : à quoi une ligne doit ressembler pour que cette lettre vienne ensuite.',
  '[[logits]] has a number for each letter that might come next. After the bar and from there on the largest of each row is what the model writes: for the row of [[row:logits:r]] that is [[col:logits:max]], with [[logits:r,max]].':
    '[[logits]] contient un nombre par lettre qui pourrait suivre. À partir de la barre, le plus grand de chaque ligne est ce que le modèle écrit : pour la ligne de [[row:logits:r]], c’est [[col:logits:max]], avec [[logits:r,max]].',
  'What it says in the rows before the bar means nothing. They were never asked.':
    'Ce qu’il dit dans les lignes avant la barre ne signifie rien. On ne le leur a jamais demandé.',
  ...Object.fromEntries([...'abcdefgh', '|'].map((letter) => [letter, letter])),
} satisfies Translations;
