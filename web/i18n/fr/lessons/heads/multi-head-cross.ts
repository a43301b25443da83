import { type LessonTexts, withoutSteps } from '../../../translations';
import { scaleAside, softmaxAside } from '../../lesson-parts/common';
import { projectionSteps } from '../../lesson-parts/projection-steps';

export default {
  steps: {
    ...withoutSteps(projectionSteps, 'capped_scores', 'masked_scores'),
    x: {
      prose:
        '[[x]] est la phrase qui interroge, en anglais si vous ne la changez pas : une ligne pour chacun de ses [[dim:m]] mots.',
    },
    y: {
      prose:
        '[[y]] est la phrase interrogée, en français si vous ne la changez pas : une ligne pour chacun de ses [[dim:n]] mots. Ses lignes peuvent avoir une autre largeur : ici [[dim:d_y]] nombres, alors que celles de [[x]] en ont [[dim:d_x]].',
    },
    w_q: {
      prose:
        '[[w_q]] donne les requêtes de [[dim:n_heads]] têtes, côte à côte, avec [[dim:d_k]] colonnes pour chacune. Elle a une ligne par colonne de [[x]].',
    },
    w_k: { prose: '[[w_k]] donne les clés, dans le même ordre. Elle a une ligne par colonne de [[y]].' },
    w_v: {
      prose:
        '[[w_v]] donne les valeurs, avec [[dim:d_v]] colonnes par tête et une ligne par colonne de [[y]].',
    },
    w_o: {
      prose:
        '[[w_o]] sert en dernier : une ligne pour chaque colonne de chaque tête, et [[dim:d_out]] colonnes.',
    },
    query: {
      prose:
        '[[query]] = [[x]] [[w_q]]. Une requête, c’est ce qu’un mot cherche. Il y a [[dim:n_heads]] têtes, des attentions côte à côte : les [[dim:d_k]] premières colonnes reviennent à la première tête, les [[dim:d_k]] suivantes à la deuxième.',
      aside: '[[w_q]] est apprise. Un seul produit donne les requêtes de toutes les têtes.',
    },
    key: {
      prose:
        '[[key]] = [[y]] [[w_k]]. Une clé, c’est ce qui permet de trouver un mot. Toutes viennent de l’autre phrase, avec les colonnes des têtes dans le même ordre. La ligne de [[row:key:r]] commence par [[key:r,0]].',
      aside:
        'Un modèle qui écrit mot à mot calcule ces clés et ces valeurs une seule fois et les garde : la source ne change pas pendant qu’il écrit.',
    },
    value: {
      prose:
        '[[value]] = [[y]] [[w_v]]. Une valeur, c’est ce qu’un mot transmet. Les valeurs viennent de la même phrase que les clés.',
    },
    'head_*/query': {
      prose:
        '[[head_*/query]] : les [[dim:d_k]] colonnes de [[query]] qui reviennent à cette tête. Rien n’est calculé.',
      aside:
        'Les têtes se partagent les colonnes, jamais les jetons : chaque tête voit les deux phrases en entier.',
    },
    'head_*/key': {
      prose:
        '[[head_*/key]] est une tranche de [[key]] : les [[dim:d_k]] colonnes de cette tête, pour les [[dim:n]] mots. Rien n’est calculé. Les requêtes et les valeurs sont découpées de la même façon.',
      aside:
        'Les têtes se partagent les colonnes, jamais les jetons : chaque tête voit les deux phrases en entier.',
    },
    'head_*/value': { prose: '[[head_*/value]] : les colonnes de [[value]] qui reviennent à cette tête.' },
    'head_*/key_transposed': {
      prose: '[[head_*/key_transposed]] : les clés de cette tête mises en colonnes, une par mot de [[y]].',
    },
    'head_*/scores': {
      prose:
        '[[head_*/scores]] = [[head_*/query]] [[head_*/key_transposed]]. Un score dit si une requête et une clé vont bien ensemble : il est grand quand elles sont grandes aux mêmes endroits. [[row:head_*/scores:r]] donne le score le plus élevé à [[col:head_*/scores:max]] : [[head_*/scores:r,max]]. Il y a [[dim:m]] lignes et [[dim:n]] colonnes.',
    },
    'head_*/scaled_scores': {
      prose:
        'On divise par √d_k, où d_k = [[dim:d_k]], sauf si vous choisissez une autre échelle : [[head_*/scores:r,c]] devient [[head_*/scaled_scores:r,c]].',
      aside: `Ici, d_k est la largeur d’une seule tête, non de toutes ensemble. ${scaleAside}`,
    },
    'head_*/masked_scores': {
      prose:
        '[[head_*/masked_scores]] est la somme du score et de [[mask]], le même masque pour toutes les têtes.',
      aside:
        'Entre deux phrases, un masque cache d’ordinaire le remplissage. « Causal » n’a guère de sens ici : le mot 3 de [[y]] ne vient pas après le mot 2 de [[x]].',
    },
    'head_*/weights': {
      prose:
        'Le softmax transforme chaque ligne de scores, divisés par √d_k, en poids dont la somme est 1. Dans cette tête, [[row:head_*/weights:r]] donne [[head_*/weights:r,max]] à [[col:head_*/weights:max]]. Avec les nombres de départ, la première tête relie les mots de même sens, et la deuxième cherche le nom, « oiseau ».',
      aside: softmaxAside,
    },
    'head_*/context': {
      prose:
        '[[head_*/context]] = [[head_*/weights]] [[head_*/value]] : une ligne par mot de [[x]], faite des seules valeurs de [[y]]. La ligne de [[row:head_*/context:r]] commence par [[head_*/context:r,0]].',
    },
    concat: {
      prose:
        '[[concat]] met côte à côte les résultats des têtes, la première à gauche : une ligne par mot de [[x]], avec [[dim:d_v]] colonnes de chacune des [[dim:n_heads]] têtes. Rien n’est calculé.',
      aside: 'Côte à côte en colonnes, non l’une sous l’autre en lignes.',
    },
    output: {
      prose:
        '[[output]] = [[concat]] [[w_o]]. [[w_o]] est apprise, avec une ligne pour chaque colonne de chaque tête. Ce n’est qu’ici que les têtes se rencontrent : chaque nombre du résultat peut les utiliser toutes. La ligne de [[row:output:r]] commence par [[output:r,0]]. Les modèles l’ajoutent à celle du même mot dans la phrase qui interroge.',
      aside: 'Le résultat a une ligne par requête, quel que soit le nombre de mots de l’autre phrase.',
    },
  },
} satisfies LessonTexts;
