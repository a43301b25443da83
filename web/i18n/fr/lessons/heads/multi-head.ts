import { type LessonTexts, withoutSteps } from '../../../translations';
import { scaleAside, softmaxAside } from '../../lesson-parts/common';
import { projectionSteps } from '../../lesson-parts/projection-steps';

export default {
  steps: {
    ...withoutSteps(projectionSteps, 'capped_scores', 'masked_scores'),
    x: {
      prose:
        '[[x]] est la phrase : une ligne par jeton, c’est-à-dire par mot ou morceau de mot. Chaque tête la lit tout entière.',
    },
    w_q: {
      prose:
        '[[w_q]] est apprise et donne les requêtes. Une tête est une attention ; il y en a ici [[dim:n_heads]] qui travaillent en même temps, chacune avec ses colonnes : les [[dim:d_k]] premières reviennent à la première tête, les [[dim:d_k]] suivantes à la deuxième, et ainsi de suite.',
      aside:
        'Les articles écrivent une petite matrice par tête, les programmes n’en gardent qu’une grande. Ce sont les mêmes nombres, côte à côte.',
    },
    w_k: { prose: '[[w_k]] donne les clés de toutes les têtes, côte à côte, dans le même ordre.' },
    w_v: { prose: '[[w_v]] donne les valeurs de toutes les têtes, avec [[dim:d_v]] colonnes pour chacune.' },
    w_o: {
      prose:
        '[[w_o]] sert en dernier. Elle a une ligne pour chaque colonne de chaque tête, et [[dim:d_out]] colonnes.',
    },
    query: {
      prose:
        '[[query]] = [[x]] [[w_q]] : ce que chaque jeton cherche, pour toutes les têtes en un seul produit. La ligne de [[row:query:r]] commence par [[query:r,0]].',
    },
    key: {
      prose:
        '[[key]] = [[x]] [[w_k]] : ce qui permet de trouver chaque jeton, pour toutes les têtes en un seul produit.',
    },
    value: {
      prose:
        '[[value]] = [[x]] [[w_v]] : ce que chaque jeton transmet, pour toutes les têtes en un seul produit.',
    },
    'head_*/query': {
      prose:
        '[[head_*/query]] est une tranche de [[query]] : les [[dim:d_k]] colonnes de cette tête. Rien n’est calculé. Les clés et les valeurs sont découpées de la même façon. Une tête voit ses colonnes et aucune autre.',
      aside: 'Les têtes se partagent les colonnes, jamais les jetons : chaque tête voit toute la phrase.',
    },
    'head_*/key': { prose: '[[head_*/key]] : les colonnes de [[key]] qui reviennent à cette tête.' },
    'head_*/value': {
      prose:
        '[[head_*/value]] : les colonnes de [[value]] qui reviennent à cette tête, au nombre de [[dim:d_v]].',
    },
    'head_*/key_transposed': {
      prose: '[[head_*/key_transposed]] : les clés de cette tête mises en colonnes.',
    },
    'head_*/scores': {
      prose:
        '[[head_*/scores]] = [[head_*/query]] [[head_*/key_transposed]] : comme avec une seule tête, sur moins de colonnes. Un score dit si une requête et une clé vont bien ensemble : pour [[row:head_*/scores:r]] et [[col:head_*/scores:c]], c’est [[head_*/scores:r,c]].',
    },
    'head_*/scaled_scores': {
      prose:
        'On divise par √d_k, où d_k = [[dim:d_k]], sauf si vous choisissez une autre échelle : [[head_*/scores:r,c]] devient [[head_*/scaled_scores:r,c]].',
      aside: `Ici, d_k est la largeur d’une seule tête, non de toutes ensemble. ${scaleAside}`,
    },
    'head_*/masked_scores': {
      prose:
        '[[head_*/masked_scores]] est la somme du score et de [[mask]], le même masque pour toutes les têtes.',
      aside: 'Le masque se place avant le softmax, dans chaque tête.',
    },
    'head_*/weights': {
      prose:
        'Le softmax transforme chaque ligne de scores, divisés par √d_k, en poids dont la somme est 1. Dans cette tête, [[row:head_*/weights:r]] regarde surtout [[col:head_*/weights:max]], avec [[head_*/weights:r,max]]. Avec les nombres de départ, la première tête trouve le nom, « bird », et la seconde le mot précédent : deux questions à la fois.',
      aside: softmaxAside,
    },
    'head_*/context': {
      prose:
        '[[head_*/context]] = [[head_*/weights]] [[head_*/value]] : les valeurs de cette tête, mélangées selon ses poids. La ligne de [[row:head_*/context:r]] commence par [[head_*/context:r,0]].',
    },
    concat: {
      prose:
        '[[concat]] met côte à côte les résultats des têtes, la première à gauche. Rien n’est calculé : chaque nombre vient encore d’une seule tête.',
      aside:
        'Côte à côte en colonnes, non l’un sous l’autre en lignes : il y a toujours une ligne par jeton.',
    },
    output: {
      prose:
        '[[output]] = [[concat]] [[w_o]]. [[w_o]] est apprise, avec une ligne pour chaque colonne de chaque tête. Ce n’est qu’ici que les têtes se rencontrent : chaque nombre du résultat peut les utiliser toutes. La ligne de [[row:output:r]] commence par [[output:r,0]].',
      aside:
        'Découpez [[w_o]] en un bloc de lignes par tête : la sortie est la somme de ce que chaque tête apporte à travers son bloc.',
    },
  },
} satisfies LessonTexts;
