import type { LessonTexts } from '../../../translations';
import { softmaxAside } from '../../lesson-parts/common';

export default {
  steps: {
    x: {
      prose:
        '[[x]] est une carte de caractéristiques, une image dont les pixels sont des vecteurs : [[dim:height]] lignes de [[dim:width]] pixels à [[dim:channels]] nombres chacun, côte à côte. Si chaque pixel regardait tous les autres, le travail croîtrait comme le carré de leur nombre. Un pixel ne regarde donc que dans une petite fenêtre.',
    },
    w_q: {
      prose:
        '[[w_q]] produit des requêtes de [[dim:d_k]] nombres pour chacune des [[dim:n_heads]] têtes. Elle est commune à toutes les fenêtres.',
    },
    w_k: { prose: '[[w_k]] produit les clés, pour toutes les têtes et toutes les fenêtres.' },
    w_v: { prose: '[[w_v]] produit les valeurs, [[dim:d_v]] nombres par tête.' },
    w_o: { prose: '[[w_o]] mélange les têtes à la fin, pixel par pixel.' },
    bias_table: {
      prose:
        '[[bias_table]] est apprise : une ligne pour chaque déplacement d’un pixel d’une fenêtre à un autre, une colonne par tête. Dans une fenêtre de côté [[dim:window]], il y a [[dim:span]] déplacements verticaux, fois [[dim:span]] horizontaux.',
    },
    rolled: {
      prose:
        '[[rolled]] : quand le décalage est activé, la carte se déplace d’une demi-fenêtre vers le haut et vers la gauche. Ce qui sort en haut revient en bas, ce qui sort à gauche revient à droite. Le nombre de fenêtres reste donc le même. Le premier nombre est maintenant [[rolled:0,0]].',
      aside:
        'Un modèle alterne les couches sans décalage et les couches avec décalage. Deux voisins séparés par une frontière se retrouvent dans la même fenêtre une couche sur deux.',
    },
    regions: {
      prose:
        '[[regions]] numérote les parties de la carte décalée qui étaient d’un seul tenant auparavant. Une frontière de fenêtres, ou un endroit où la carte a été coupée, sépare deux régions. Le pixel de la ligne [[row:regions:r]] et de la colonne [[col:regions:c]] se trouve dans la région [[regions:r,c]].',
      aside:
        'La numérotation est celle du programme des auteurs : trois bandes dans la hauteur, trois dans la largeur. Sans décalage, tout vaut 0.',
    },
    windows: {
      prose:
        '[[windows]] : une ligne par pixel, une fenêtre après l’autre, [[dim:n_windows]] fenêtres. Chaque fenêtre devient une courte suite de places, de gauche à droite, puis de haut en bas.',
    },
    query: {
      prose: '[[query]] = [[windows]] [[w_q]], pour toutes les fenêtres et toutes les têtes à la fois.',
    },
    key: { prose: '[[key]] = [[windows]] [[w_k]].' },
    value: { prose: '[[value]] = [[windows]] [[w_v]].' },
    bias_index: {
      prose:
        '[[bias_index]] dit, pour chaque paire de places d’une fenêtre, quelle ligne de [[bias_table]] contient son biais, en comptant à partir de 0. Les paires séparées par le même déplacement partagent une ligne : la place [[row:bias_index:r]] et la place [[col:bias_index:c]] utilisent la ligne [[bias_index:r,c]].',
    },
    'bias/head_*/position_bias': {
      prose:
        '[[bias/head_*/position_bias]] contient un nombre appris pour chaque paire de places d’une fenêtre. Il ne dépend que du déplacement de la première à la seconde, et il est le même dans toutes les fenêtres. De la place [[row:bias/head_*/position_bias:r]] à la place [[col:bias/head_*/position_bias:c]], il vaut [[bias/head_*/position_bias:r,c]].',
    },
    'window_*/window_mask': {
      prose:
        '[[window_*/window_mask]] : dans cette fenêtre, seuls les pixels d’une même région peuvent se regarder. 0 laisse un score tel quel ; −∞ l’enlève. Pour la place [[row:window_*/window_mask:r]] et la place [[col:window_*/window_mask:c]], c’est [[window_*/window_mask:r,c]].',
      aside:
        'Le programme des auteurs ajoute −100 au lieu de −∞. Après le softmax, il ne reste presque rien d’une telle paire, mais pas 0 : l’option « barrière » le montre.',
    },
    'window_*/head_*/query': {
      prose:
        '[[window_*/head_*/query]] : les lignes de [[query]] qui reviennent à cette fenêtre, dans les colonnes qui reviennent à cette tête.',
    },
    'window_*/head_*/key': {
      prose: '[[window_*/head_*/key]] : la part de [[key]] qui revient à cette fenêtre et à cette tête.',
    },
    'window_*/head_*/value': {
      prose: '[[window_*/head_*/value]] : la part de [[value]] qui revient à cette fenêtre et à cette tête.',
    },
    'window_*/head_*/key_transposed': {
      prose: '[[window_*/head_*/key_transposed]] : chaque pixel de la fenêtre devient une colonne.',
    },
    'window_*/head_*/scores': {
      prose:
        'Une requête dit ce que cherche un pixel, une clé par quoi on le trouve. [[window_*/head_*/scores]] = [[window_*/head_*/query]] [[window_*/head_*/key_transposed]], avec les clés en colonnes : à quel point les pixels d’une fenêtre s’accordent entre eux. Il y a une ligne et une colonne pour chacun, si grande que soit la carte. La place [[row:window_*/head_*/scores:r]] et la place [[col:window_*/head_*/scores:c]] ont pour score [[window_*/head_*/scores:r,c]].',
    },
    'window_*/head_*/scaled_scores': {
      prose:
        'On divise par √d_k, où d_k = [[dim:d_k]] : [[window_*/head_*/scores:r,c]] devient [[window_*/head_*/scaled_scores:r,c]].',
    },
    'window_*/head_*/biased_scores': {
      prose:
        'Les scores ont été divisés par √d_k. On ajoute maintenant le biais : [[window_*/head_*/scaled_scores:r,c]] plus [[bias/head_*/position_bias:r,c]] font [[window_*/head_*/biased_scores:r,c]]. L’attention ne sait rien d’autre des places.',
    },
    'window_*/head_*/masked_scores': {
      prose:
        'Puis le masque : [[window_*/head_*/biased_scores:r,c]] devient [[window_*/head_*/masked_scores:r,c]].',
    },
    'window_*/head_*/weights': {
      prose:
        'Le softmax transforme chaque ligne de scores masqués en parts dont la somme est 1, dans la fenêtre et dans la région. La place [[row:window_*/head_*/weights:r]] donne [[window_*/head_*/weights:r,max]] à la place [[col:window_*/head_*/weights:max]], et aucune ne reçoit plus.',
      aside: softmaxAside,
    },
    'window_*/head_*/context': {
      prose:
        '[[window_*/head_*/context]] = [[window_*/head_*/weights]] [[window_*/head_*/value]] : une moyenne sur la fenêtre, pour chacun de ses pixels.',
    },
    'window_*/concat': {
      prose: '[[window_*/concat]] : les [[dim:n_heads]] têtes de cette fenêtre, côte à côte.',
    },
    joined: { prose: '[[joined]] : toutes les fenêtres de nouveau l’une sous l’autre.' },
    mixed: { prose: '[[mixed]] = [[joined]] [[w_o]], pixel par pixel.' },
    merged: {
      prose:
        '[[merged]] : dans chaque fenêtre, les poids ont mélangé les valeurs, et une matrice, [[w_o]], a mélangé les têtes. Ici, les lignes sont remises en carte ; c’est encore la carte décalée. Elle commence par [[merged:0,0]].',
    },
    output: {
      prose:
        '[[output]] : la carte revient vers le bas et vers la droite, et chaque pixel retrouve sa place. Le premier pixel contient maintenant [[output:0,0]] et [[output:0,1]].',
      aside:
        'Si M est le côté d’une fenêtre, les fenêtres d’une carte de n pixels contiennent n fois M² paires. Toutes les paires seraient au nombre de n². Le tableau ci-dessous compte les unes et les autres.',
    },
  },
} satisfies LessonTexts;
