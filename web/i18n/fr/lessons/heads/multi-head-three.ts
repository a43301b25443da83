import { type LessonTexts, withoutSteps } from '../../../translations';
import { scaleAside, softmaxAside } from '../../lesson-parts/common';
import { projectionSteps } from '../../lesson-parts/projection-steps';

export default {
  steps: {
    ...withoutSteps(projectionSteps, 'capped_scores', 'masked_scores'),
    x_q: { prose: '[[x_q]] est ce qui interroge : une ligne pour chacun des [[dim:m]] mots d’une phrase.' },
    x_k: {
      prose:
        '[[x_k]] est ce dans quoi l’on cherche : une ligne pour chacune des [[dim:n]] entrées d’un petit dictionnaire. C’est à ces lignes que l’on comparera les mots de la phrase.',
      aside:
        'Avec la même matrice aux trois places, c’est l’auto-attention ; avec une pour les requêtes et une autre pour les clés et les valeurs, l’attention croisée.',
    },
    x_v: {
      prose:
        '[[x_v]] est ce qu’on lit : une ligne par article, c’est-à-dire pour le texte sous une entrée. Les largeurs sont libres, ici [[dim:d_xq]], [[dim:d_xk]] et [[dim:d_xv]]. Seules [[x_k]] et [[x_v]] doivent avoir autant de lignes.',
      aside:
        'De vrais modèles font ainsi : DETR, qui repère des objets dans des images (Carion et al. 2020), ajoute des positions à ce dont sont tirées requêtes et clés, mais non à ce dont sont tirées les valeurs.',
    },
    w_q: {
      prose:
        '[[w_q]] donne les requêtes de [[dim:n_heads]] têtes, côte à côte, avec [[dim:d_k]] colonnes pour chacune. Elle a une ligne par colonne de [[x_q]].',
    },
    w_k: { prose: '[[w_k]] donne les clés, avec une ligne par colonne de [[x_k]].' },
    w_v: {
      prose:
        '[[w_v]] donne les valeurs : [[dim:d_v]] colonnes par tête, et une ligne par colonne de [[x_v]].',
    },
    w_o: {
      prose:
        '[[w_o]] sert en dernier. Ses [[dim:d_v]] premières lignes reviennent à la première tête, les suivantes à la deuxième : les bandes de couleur ci-dessous montrent lesquelles.',
    },
    query: {
      prose:
        '[[query]] = [[x_q]] [[w_q]]. Une requête, c’est ce qu’un mot cherche. Il y a [[dim:n_heads]] têtes, des attentions côte à côte : les [[dim:d_k]] premières colonnes reviennent à la première tête, les [[dim:d_k]] suivantes à la deuxième.',
    },
    key: {
      prose:
        '[[key]] = [[x_k]] [[w_k]]. Une clé, c’est ce qui permet de trouver un article. Elle a autant de nombres qu’une requête, pour que l’on puisse les comparer, quelles que soient les largeurs de [[x_q]] et de [[x_k]].',
    },
    value: {
      prose:
        '[[value]] = [[x_v]] [[w_v]]. Une valeur, c’est ce qu’un article transmet quand on le lit. Les valeurs viennent d’une autre matrice que les clés, mais dans le même ordre : ligne par ligne, elles vont ensemble.',
    },
    'head_*/query': {
      prose: '[[head_*/query]] : les [[dim:d_k]] colonnes de [[query]] qui reviennent à cette tête.',
    },
    'head_*/key': { prose: '[[head_*/key]] : les colonnes de [[key]] qui reviennent à cette tête.' },
    'head_*/value': { prose: '[[head_*/value]] : les colonnes de [[value]] qui reviennent à cette tête.' },
    'head_*/key_transposed': {
      prose: '[[head_*/key_transposed]] : les clés de cette tête mises en colonnes.',
    },
    'head_*/scores': {
      prose:
        '[[head_*/scores]] = [[head_*/query]] [[head_*/key_transposed]]. [[row:head_*/scores:r]] donne le score le plus élevé à [[col:head_*/scores:max]] : [[head_*/scores:r,max]].',
    },
    'head_*/scaled_scores': {
      prose:
        'On divise par √d_k, où d_k = [[dim:d_k]], sauf si vous choisissez une autre échelle : [[head_*/scores:r,c]] devient [[head_*/scaled_scores:r,c]].',
      aside: `Ici, d_k est la largeur d’une seule tête, non de toutes ensemble. ${scaleAside}`,
    },
    'head_*/masked_scores': {
      prose:
        '[[head_*/masked_scores]] est la somme du score et de [[mask]], le même masque pour toutes les têtes.',
    },
    'head_*/weights': {
      prose:
        'Un score dit si une requête et une clé vont bien ensemble. Le softmax transforme chaque ligne de scores, divisés par √d_k, en poids dont la somme est 1 : [[row:head_*/weights:r]] donne [[head_*/weights:r,max]] à [[col:head_*/weights:max]]. [[x_v]] n’y joue aucun rôle.',
      aside: softmaxAside,
    },
    'head_*/context': {
      prose:
        '[[head_*/context]] = [[head_*/weights]] [[head_*/value]] : les articles, mélangés selon les poids. La ligne de [[row:head_*/context:r]] commence par [[head_*/context:r,0]].',
    },
    concat: {
      prose:
        '[[concat]] met côte à côte les résultats des têtes, la première à gauche : [[dim:m]] lignes, avec [[dim:d_v]] colonnes de chacune des [[dim:n_heads]] têtes. Il y a une ligne par requête, quel que soit le nombre de clés.',
    },
    output: {
      prose:
        '[[output]] = [[concat]] [[w_o]]. [[w_o]] est apprise, avec une ligne pour chaque colonne de chaque tête. Ce n’est qu’ici que les têtes se rencontrent : chaque nombre du résultat peut les utiliser toutes. La ligne de [[row:output:r]] commence par [[output:r,0]].',
    },
  },
} satisfies LessonTexts;
