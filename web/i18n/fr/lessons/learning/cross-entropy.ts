import type { LessonTexts } from '../../../translations';

export default {
  steps: {
    logits: {
      prose:
        '[[logits]] contient les scores qu’un modèle donne à chacun des mots qui pourraient venir ensuite, avant tout softmax. Après [[row:logits:r]], il donne le plus grand, [[logits:r,max]], à [[col:logits:max]].',
    },
    targets: {
      prose:
        '[[targets]] dit quel mot est réellement venu : 1 dans la colonne du bon mot, 0 ailleurs. Après [[row:targets:r]], c’est [[col:targets:max]].',
    },
    kept_targets: {
      prose:
        'Le lissage prend un peu au bon mot et le donne à tous les mots. [[kept_targets]] est ce que garde le bon mot : [[kept_targets:r,max]] pour [[col:kept_targets:max]] après [[row:kept_targets:r]].',
    },
    spread: {
      prose:
        'Les [[dim:c]] mots, le bon compris, se partagent le reste à égalité : [[spread:0,0]] pour chacun.',
      aside:
        'Les bibliothèques divergent sur ce point. Certaines ne partagent le reste qu’entre les mauvais mots et divisent par le nombre de mots moins un, ou moins deux si le remplissage a sa propre classe.',
    },
    smoothed_targets: {
      prose:
        '[[smoothed_targets]] est la somme des deux : [[smoothed_targets:r,max]] pour [[col:smoothed_targets:max]], et un peu pour chaque autre mot. Avec une cible de 1, un score plus grand réduirait toujours la perte ; le lissage y met fin.',
    },
    log_shares: {
      prose:
        'Le softmax fait des scores d’une ligne des parts dont la somme est 1. [[log_shares]] contient le logarithme de chaque part : [[log_shares:r,c]] pour [[col:log_shares:c]] après [[row:log_shares:r]]. Il vaut 0 pour une certitude et il est négatif dans tous les autres cas.',
      aside:
        'On le calcule en une fois : de chaque score, on retranche le plus grand de sa ligne, puis le logarithme de la somme des exponentielles de toutes ces différences. Calculer d’abord le softmax, puis son logarithme, ferait perdre toutes les parts au-dessous d’environ 10⁻³²⁴ : elles deviennent 0, et leur logarithme −∞.',
    },
    loss: {
      prose:
        '[[loss]] a un nombre par prédiction : multipliez les logarithmes par les cibles lissées, additionnez, et changez le signe. Après [[row:loss:0]], il vaut [[loss:0,0]] ; après [[row:loss:2]], où le modèle de départ préfère un autre mot, [[loss:2,0]]. C’est l’entropie croisée.',
      aside:
        'Sa dérivée par rapport aux scores est simplement le softmax moins les cibles lissées. Ouvrez les dérivées d’un score et comparez.',
    },
  },
} satisfies LessonTexts;
