import type { Translations } from '../../../translations';

export default {
  '[[logits]] holds the scores that a model gives to every word that could come next, before any softmax. After “[[row:logits:r]]” it gives the largest, [[logits:r,max]], to “[[col:logits:max]]”.':
    '[[logits]] contient les scores qu’un modèle donne à chacun des mots qui pourraient venir ensuite, avant tout softmax. Après « [[row:logits:r]] », il donne le plus grand, [[logits:r,max]], à « [[col:logits:max]] ».',
  '[[targets]] says which word really came next: 1 in the column of the right word, 0 elsewhere. After “[[row:targets:r]]” that is “[[col:targets:max]]”.':
    '[[targets]] dit quel mot est réellement venu : 1 dans la colonne du bon mot, 0 ailleurs. Après « [[row:targets:r]] », c’est « [[col:targets:max]] ».',
  'Label smoothing takes a little away from the right word and gives it to all words. [[kept_targets]] is what the right word keeps: [[kept_targets:r,max]] for “[[col:kept_targets:max]]” after “[[row:kept_targets:r]]”.':
    'Le lissage prend un peu au bon mot et le donne à tous les mots. [[kept_targets]] est ce que garde le bon mot : [[kept_targets:r,max]] pour « [[col:kept_targets:max]] » après « [[row:kept_targets:r]] ».',
  'All [[dim:c]] words, the right one included, share the rest equally: [[spread:0,0]] each.':
    'Les [[dim:c]] mots, le bon compris, se partagent le reste à égalité : [[spread:0,0]] pour chacun.',
  'Libraries differ here. Some share the rest among the wrong words only, and divide by one less than the number of words, or by two less where padding counts as a word.':
    'Les bibliothèques divergent sur ce point. Certaines ne partagent le reste qu’entre les mauvais mots et divisent par le nombre de mots moins un, ou moins deux si le remplissage a sa propre classe.',
  '[[smoothed_targets]] is the sum: [[smoothed_targets:r,max]] for “[[col:smoothed_targets:max]]”, and a little for every other word. With a target of 1, the loss could always be made smaller by a larger score; smoothing puts an end to that.':
    '[[smoothed_targets]] est la somme des deux : [[smoothed_targets:r,max]] pour « [[col:smoothed_targets:max]] », et un peu pour chaque autre mot. Avec une cible de 1, un score plus grand réduirait toujours la perte ; le lissage y met fin.',
  'The softmax turns the scores of a row into shares that add up to 1. [[log_shares]] holds the logarithm of each share: [[log_shares:r,c]] for “[[col:log_shares:c]]” after “[[row:log_shares:r]]”. It is 0 for a certainty and negative for all else.':
    'Le softmax fait des scores d’une ligne des parts dont la somme est 1. [[log_shares]] contient le logarithme de chaque part : [[log_shares:r,c]] pour « [[col:log_shares:c]] » après « [[row:log_shares:r]] ». Il vaut 0 pour une certitude et il est négatif dans tous les autres cas.',
  'Computed in one step: from each score, subtract the largest of its row, then the logarithm of the sum of e to the power of all these differences. Computing the softmax first and its logarithm afterwards loses all shares below about 10⁻³²⁴: they become 0, and their logarithm −∞.':
    'On le calcule en une fois : de chaque score, on retranche le plus grand de sa ligne, puis le logarithme de la somme des exponentielles de toutes ces différences. Calculer d’abord le softmax, puis son logarithme, ferait perdre toutes les parts au-dessous d’environ 10⁻³²⁴ : elles deviennent 0, et leur logarithme −∞.',
  '[[loss]] has a number for each prediction: multiply the logarithms by the smoothed targets, add up, and change the sign. After “[[row:loss:0]]” it is [[loss:0,0]]; after “[[row:loss:2]]”, where the model as given prefers another word, it is [[loss:2,0]]. This is called cross-entropy.':
    '[[loss]] a un nombre par prédiction : multipliez les logarithmes par les cibles lissées, additionnez, et changez le signe. Après « [[row:loss:0]] », il vaut [[loss:0,0]] ; après « [[row:loss:2]] », où le modèle de départ préfère un autre mot, [[loss:2,0]]. C’est l’entropie croisée.',
  'Its derivative with respect to the scores is the softmax minus the smoothed targets. Open the derivatives of a cell and compare.':
    'Sa dérivée par rapport aux scores est simplement le softmax moins les cibles lissées. Ouvrez les dérivées d’un score et comparez.',
} satisfies Translations;
