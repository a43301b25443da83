import type { LessonTexts } from '../../../translations';

export default {
  steps: {
    x: {
      prose:
        '[[x]] est un ensemble de [[dim:n]] vecteurs, c’est-à-dire de lignes de nombres : a₁, a₂ et ainsi de suite, de [[dim:d_model]] nombres chacun. Ce peut être des mots, des pixels ou la sortie d’une couche.',
      aside:
        'Les textes ne rangent pas tous les vecteurs dans le même sens. Ici, ce sont des lignes, à gauche d’une matrice : x W. L’option « convention » transpose toutes les matrices : des colonnes, et W a. Les nombres restent les mêmes.',
    },
    w_q: {
      prose: '[[w_q]] est apprise. Elle transforme chaque vecteur en une requête de [[dim:d_k]] nombres.',
    },
    w_k: {
      prose:
        '[[w_k]] transforme un vecteur en une clé de [[dim:d_k]] nombres, autant qu’une requête, pour que l’on puisse les comparer.',
    },
    w_v: {
      prose:
        '[[w_v]] transforme un vecteur en une valeur de [[dim:d_v]] nombres : ce qu’il transmet quand on le regarde.',
    },
    one_token: {
      prose:
        'Un seul vecteur interroge : [[one_token]], qui commence par [[one_token:0,0]]. L’option « jeton » le choisit. Les étapes suivantes calculent le résultat pour ce seul vecteur, le b de même numéro.',
    },
    one_query: {
      prose:
        '[[one_query]] = [[one_token]] [[w_q]] est sa requête : ce que le vecteur cherche. Elle commence par [[one_query:0,0]]. [[w_q]] est une matrice apprise, la même pour tous les vecteurs.',
    },
    key: {
      prose:
        '[[key]] = [[x]] [[w_k]] : chaque vecteur reçoit une clé, ce qui permet de le trouver. Le vecteur qui interroge en reçoit une aussi. La ligne 1 est k₁, la ligne 2 est k₂.',
    },
    key_transposed: { prose: '[[key_transposed]] est [[key]], avec chaque clé en colonne.' },
    one_scores: {
      prose:
        '[[one_scores]] contient les α, les scores d’une seule requête : un nombre par clé. Un score est un produit scalaire : on multiplie [[one_query]] et la clé nombre par nombre, puis on additionne. Le premier est [[one_scores:0,0]] ; le plus grand est [[one_scores:0,max]], pour [[col:one_scores:max]].',
      aside:
        'Certains textes appellent α le score et α′ le poids, d’autres appellent α le poids. Ici, α vient avant le softmax, α′ après. La division par √d_k est omise, comme dans les textes que suit cette leçon.',
    },
    one_weights: {
      prose:
        '[[one_weights]], c’est α′, le softmax de α : on élève e à la puissance de chaque score, puis on divise par la somme. Ces poids sont positifs et leur somme est 1. [[col:one_weights:max]] reçoit le plus grand, [[one_weights:0,max]].',
    },
    value: {
      prose:
        '[[value]] = [[x]] [[w_v]] : chaque vecteur reçoit une valeur, ce qu’il transmet. La ligne 1 est v₁, la ligne 2 est v₂.',
    },
    one_context: {
      prose:
        '[[one_context]] = α′₁ v₁ + α′₂ v₂ + … : la somme des valeurs, chacune multipliée par son poids. Il commence par [[one_context:0,0]]. Pour un vecteur, l’auto-attention ne fait rien d’autre.',
    },
    query: {
      prose:
        'Maintenant, tous les vecteurs interrogent à la fois : [[query]] = [[x]] [[w_q]]. Ses lignes sont q₁, q₂ et ainsi de suite ; celle de [[row:query:r]] commence par [[query:r,0]].',
    },
    scores: {
      prose:
        '[[scores]] = [[query]] [[key_transposed]] : tous les scores dans une seule matrice, une ligne par requête, une colonne par clé. Pour [[row:scores:r]] et [[col:scores:c]], α vaut [[scores:r,c]].',
      aside: 'La ligne du vecteur qui interrogeait plus haut contient les mêmes nombres que [[one_scores]].',
    },
    weights: {
      prose:
        '[[weights]] est le softmax de chaque ligne. [[row:weights:r]] porte surtout son attention sur [[col:weights:max]], avec un poids de [[weights:r,max]].',
    },
    context: {
      prose:
        '[[context]] = [[weights]] [[value]]. Ses lignes sont b₁, b₂ et ainsi de suite. Aucune n’a besoin du résultat d’une autre : on peut toutes les calculer en même temps. Un réseau qui lit les vecteurs l’un après l’autre en est incapable.',
    },
    x_columns: {
      prose:
        '[[x_columns]] est [[x]] dont on a échangé lignes et colonnes : a₁ est maintenant la première colonne. Les nombres sont les mêmes.',
      aside:
        'Tout le reste découle de (X W)ᵀ = Wᵀ Xᵀ : transposez chaque matrice, et l’ordre de chaque produit se renverse.',
    },
    w_q_columns: {
      prose:
        '[[w_q_columns]] est la transposée de [[w_q]]. Les textes qui travaillent en colonnes notent cette matrice W^q, et écrivent q = W^q a.',
    },
    w_k_columns: { prose: '[[w_k_columns]] est la transposée de [[w_k]], pour k = W^k a.' },
    w_v_columns: { prose: '[[w_v_columns]] est la transposée de [[w_v]], pour v = W^v a.' },
    one_token_columns: {
      prose:
        '[[one_token_columns]] est le vecteur qui interroge, en colonne. Il commence par [[one_token_columns:0,0]].',
    },
    one_query_columns: {
      prose:
        '[[one_query_columns]] = [[w_q_columns]] [[one_token_columns]] : sa requête, elle aussi une colonne.',
    },
    key_columns: {
      prose:
        '[[key_columns]] = [[w_k_columns]] [[x_columns]] : les clés k₁, k₂ et ainsi de suite, côte à côte.',
    },
    key_columns_transposed: {
      prose: '[[key_columns_transposed]] a chaque clé en ligne, prête pour le produit avec la requête.',
    },
    one_scores_columns: {
      prose:
        '[[one_scores_columns]] = [[key_columns_transposed]] [[one_query_columns]] : les α d’une seule requête, l’un sous l’autre. Le premier est [[one_scores_columns:0,0]].',
    },
    one_weights_columns: {
      prose:
        '[[one_weights_columns]] : le softmax descend le long de la colonne, dont la somme est alors 1. Le premier poids est [[one_weights_columns:0,0]].',
    },
    value_columns: {
      prose:
        '[[value_columns]] = [[w_v_columns]] [[x_columns]] : les valeurs v₁, v₂ et ainsi de suite, côte à côte.',
    },
    one_context_columns: {
      prose:
        '[[one_context_columns]] = [[value_columns]] [[one_weights_columns]] : la somme des colonnes de [[value_columns]], chacune multipliée par son poids. Il commence par [[one_context_columns:0,0]].',
    },
    query_columns: {
      prose: 'Tous à la fois : [[query_columns]] = [[w_q_columns]] [[x_columns]], une requête par colonne.',
    },
    scores_columns: {
      prose:
        '[[scores_columns]] = [[key_columns_transposed]] [[query_columns]] : les scores d’une requête sont dans sa colonne. C’est la matrice de la convention en lignes, transposée.',
    },
    weights_columns: {
      prose:
        '[[weights_columns]] : le softmax de chaque colonne. Ce sont maintenant les colonnes dont la somme est 1, non les lignes.',
    },
    context_columns: {
      prose:
        '[[context_columns]] = [[value_columns]] [[weights_columns]] : b₁ est la première colonne, b₂ la deuxième.',
    },
  },
} satisfies LessonTexts;
