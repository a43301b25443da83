import type { Translations } from '../../../translations';

export default {
  '[[logits]] are the scores that a model gives to every word that could come next, before any softmax: after [[row:logits:r]] it gives [[col:logits:max]] the most, [[logits:r,max]].':
    '[[logits]] contient les scores qu’un modèle donne à chacun des mots qui pourraient venir ensuite, avant tout softmax : après [[row:logits:r]], c’est [[col:logits:max]] qui reçoit le plus élevé, [[logits:r,max]].',
  '[[targets]] say what did come next: 1 in the column of the right word, 0 elsewhere. After [[row:targets:r]] that is [[col:targets:max]].':
    '[[targets]] dit ce qui est réellement venu : 1 dans la colonne du bon mot, 0 ailleurs. Après [[row:targets:r]], c’est [[col:targets:max]].',
  'Each target keeps what is not spread: for [[row:kept_targets:r]] and [[col:kept_targets:max]] that is [[kept_targets:r,max]].':
    'Chaque cible garde ce qui n’est pas redistribué : pour [[row:kept_targets:r]] et [[col:kept_targets:max]], c’est [[kept_targets:r,max]].',
  'The rest is shared by all [[dim:c]] words alike, the right one included: [[spread:0,0]] each.':
    'Le reste est partagé à parts égales entre les [[dim:c]] mots, le bon compris : [[spread:0,0]] pour chacun.',
  'Libraries differ here. Some share the rest among the wrong words only, and divide by one less than the number of words, or by two less where padding counts as a word.':
    'Les bibliothèques divergent sur ce point. Certaines ne partagent le reste qu’entre les mauvais mots et divisent par le nombre de mots moins un, ou moins deux si le remplissage a sa propre classe.',
  '[[smoothed_targets]] ask for [[smoothed_targets:r,max]] at [[col:smoothed_targets:max]] and for a little everywhere else, so that a model is not driven to ever larger scores.':
    '[[smoothed_targets]] demande [[smoothed_targets:r,max]] pour [[col:smoothed_targets:max]] et une petite part pour tout autre mot, afin que le modèle ne soit pas poussé vers des scores toujours plus grands.',
  'The logarithm of the softmax. From each score the largest of its row is taken away; e to the power of each of these differences is added up along the row, and the logarithm of the sum is taken away too. That leaves [[log_shares:r,c]] for [[col:log_shares:c]] after [[row:log_shares:r]]. It is 0 for a certainty and negative for all else.':
    'Le logarithme du softmax, calculé ainsi : le score, moins le plus grand de sa ligne, moins le logarithme de la somme des exponentielles de ces différences. C’est [[log_shares:r,c]] pour [[col:log_shares:c]] après [[row:log_shares:r]]. Il vaut 0 pour une certitude et il est négatif dans tous les autres cas.',
  'Taking the softmax first and the logarithm of it afterwards loses everything below about 10⁻³²⁴: a share too small to be written is 0, and its logarithm −∞.':
    'Prendre d’abord le softmax, puis son logarithme, ferait perdre tout ce qui est au-dessous d’environ 10⁻³²⁴ : une part trop petite pour être représentée vaut 0, et son logarithme −∞.',
  'The loss of each prediction: the logarithms, weighted by the targets and added up, with the sign changed. After [[row:loss:0]] it is [[loss:0,0]], after [[row:loss:2]], where the model as given preferred another word, [[loss:2,0]].':
    'La perte de chaque prédiction : la somme des logarithmes pondérés par les cibles, changée de signe. Après [[row:loss:0]], elle vaut [[loss:0,0]] ; après [[row:loss:2]], où le modèle de départ préférait un autre mot, [[loss:2,0]].',
  'Its derivative by the scores is as simple as can be: the softmax minus the smoothed targets. Open the derivatives of a cell and compare.':
    'Sa dérivée par rapport aux scores est on ne peut plus simple : le softmax moins les cibles lissées. Ouvrez les dérivées d’un score et comparez.',
} satisfies Translations;
