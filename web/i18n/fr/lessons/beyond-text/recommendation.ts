import type { LessonTexts } from '../../../translations';
import { scaleAside, softmaxAside } from '../../lesson-parts/common';
import { projectionSteps } from '../../lesson-parts/projection-steps';

export default {
  features: { d_k: ['science', 'amour', 'crime', 'humour'], d_v: ['apprécié', 'relu'] },
  steps: {
    ...projectionSteps,
    query: {
      prose:
        '[[query]] : les candidats, c’est-à-dire les livres que l’on pourrait recommander, une ligne chacun. Les colonnes disent de quoi parle un livre : [[row:query:r]] a [[query:r,0]] pour [[col:query:0]] et [[query:r,2]] pour [[col:query:2]].',
      aside:
        'Ici, les colonnes portent des noms parce que quelqu’un les a choisies. Dans un système réel, elles sont apprises, et personne ne les nomme.',
    },
    key: {
      prose:
        '[[key]] : l’historique d’un lecteur, une ligne par livre lu, dans les mêmes colonnes. Chaque candidat sera comparé à chacun d’eux.',
    },
    value: {
      prose:
        '[[value]] : ce que le lecteur a pensé de chaque livre, noté de −2 à 2 sous [[col:value:0]], et combien de fois il l’a relu, sous [[col:value:1]]. [[row:value:r]] a [[value:r,0]] et [[value:r,1]].',
      aside:
        'Les clés disent de quoi parle un livre, les valeurs ce que le lecteur en a pensé. Un système qui les confond recommande ce qui ressemble aux livres lus, et non ce qui ressemble aux livres appréciés.',
    },
    key_transposed: { prose: '[[key_transposed]] : chaque livre de l’historique mis en colonne.' },
    scores: {
      prose:
        '[[scores]] : ce qu’un candidat a en commun avec chaque livre de l’historique. Multipliez les deux lignes colonne par colonne, et additionnez. [[row:scores:r]] a le plus en commun avec [[col:scores:max]] : [[scores:r,max]].',
    },
    scaled_scores: {
      prose:
        'On divise par √d_k, où d_k = [[dim:d_k]], sauf si vous choisissez une autre échelle : [[scores:r,c]] devient [[scaled_scores:r,c]].',
      aside: scaleAside,
    },
    weights: {
      prose:
        'Le softmax répartit l’attention de chaque candidat entre les livres de l’historique. Pour juger [[row:weights:r]], le système donne à [[col:weights:max]] le plus grand poids, [[weights:r,max]]. Un autre candidat regarde d’autres livres : un lecteur peut aimer un genre et pas un autre.',
      aside: softmaxAside,
    },
    context: {
      prose:
        '[[context]] : ce que le lecteur a pensé des livres semblables, en moyenne selon ces poids. [[row:context:r]] obtient [[context:r,0]] sous [[col:context:0]]. Le candidat au plus grand nombre passe en tête de liste.',
      aside:
        'Sans attention, un système ferait une seule fois la moyenne de toutes les notes et donnerait à tous les candidats le même résultat. Zhou et al. (2018) parlent d’activation locale ; ils se passent du softmax, si bien que plusieurs livres semblables comptent pour plus d’un.',
    },
  },
} satisfies LessonTexts;
