import type { TextTree } from '../../translations';

/** What the steps of the backward pass say, in whatever lesson, by the key of the step. */
export default {
  loss: {
    cell: {
      prose:
        'Ici commence le chemin du retour. Il lui faut un nombre dont il est question, et le voici : [[it:0,0]], une cellule de [[arg0]]. La question est désormais : à quelle vitesse changerait-il, si l’un des nombres d’avant changeait ?',
      aside:
        'Quand la perte est une seule cellule, chaque gradient qui suit est la dérivée de cette cellule par rapport à une autre. Choisissez une cellule quelconque et revenez à partir d’elle.',
    },
    sum: {
      prose:
        'Ici commence le chemin du retour. Il lui faut un nombre dont il est question : ici la somme de ce que contient [[arg0]], [[it:0,0]]. La question est désormais : à quelle vitesse changerait-il, si l’un des nombres d’avant changeait ?',
    },
    mean: {
      prose:
        'La perte est une moyenne : la somme [[arg0:0,0]] divisée par le nombre de ses termes, [[it:0,0]]. Ici commence le chemin du retour : à quelle vitesse ce nombre changerait-il, si l’un des nombres d’avant changeait ?',
      aside:
        'La descente de gradient n’est rien d’autre : trouver le gradient d’une perte, et déplacer chaque paramètre un peu à son encontre.',
    },
    loss_targets: {
      prose:
        '[[it]] dit ce que [[chosen]] devrait être. Ces nombres sont à vous : choisissez-en un, tapez-en un autre, et voyez la perte et tous les gradients suivre.',
    },
    loss_errors: {
      prose:
        'De combien chaque nombre s’écarte de ce qui est voulu : pour [[row:it:r]] et la colonne [[col:it:c]], c’est [[arg0:r,c]] − [[arg1:r,c]] = [[it:r,c]].',
    },
    loss_squares: {
      prose:
        'Les carrés de chaque ligne de [[arg0]], additionnés : un nombre lointain compte plus que plusieurs proches, et le signe n’importe plus. La ligne [[row:it:r]] a [[it:r,0]].',
    },
    loss_logarithms: {
      prose:
        'Le logarithme du softmax de chaque ligne de [[arg0]] : une part de 1 donne 0, et plus la part est petite, plus on descend sous 0. Ici, c’est [[it:r,c]].',
    },
    loss_rows: {
      prose:
        'Pour chaque ligne, ce qui est voulu fois le logarithme de ce qui est là, au signe près : la ligne [[row:it:r]] a [[it:r,0]]. C’est 0 seulement là où toute la part est où elle est voulue.',
    },
    loss_sum: { prose: 'Les pertes de toutes les lignes, additionnées : [[it:0,0]].' },
  },
  auxiliary: {
    seed: {
      prose:
        'La rétropropagation commence par un 1 : un nombre varie d’autant que lui-même. Chaque gradient à partir d’ici est ce 1, renvoyé à travers une équation après l’autre. C’est la règle de dérivation en chaîne.',
      aside:
        'La différentiation automatique fait de même, dans le même ordre : on l’appelle mode inverse, ou rétropropagation.',
    },
    transposed: {
      prose:
        '[[arg0]], lignes et colonnes échangées. Rien n’est calculé : le produit de la rétropropagation en a besoin ainsi, car il demande de chaque nombre où il est allé, et non d’où il est venu.',
    },
    jacobian: {
      prose:
        'Un poids dépend de tous les scores de sa ligne, si bien qu’une ligne de softmax a une table de dérivées : [[it]] dit à quelle vitesse le poids j varie avec le score k. Sur la diagonale se trouve a (1 − a), ailleurs −a a′ : ce qu’un poids gagne, les autres le perdent, et la somme de chaque ligne de la table est 0.',
      aside:
        'Là où un poids est presque 1 et les autres presque 0, toute cette table est presque 0 : un softmax saturé ne renvoie presque rien. C’est ce que prévient la division par √d_k.',
    },
    gradient_row: {
      prose:
        'La ligne de [[arg0]] que l’on suit à travers la table des dérivées : ce que chaque poids de cette ligne vaut pour la perte.',
    },
    row_through_jacobian: {
      prose:
        'La ligne des gradients fois la table : pour chaque score, ce qu’il fait à chaque poids, fois ce que vaut ce poids, additionné. Le premier est [[it:0,0]]. Les étapes suivantes font de même pour toutes les lignes à la fois, sans aucune table.',
    },
    shares_products: {
      prose:
        'Maintenant toutes les lignes à la fois. Ce que vaut chaque poids, fois le poids lui-même : pour cette cellule [[arg0:r,c]] · [[arg1:r,c]] = [[it:r,c]]. Additionnés le long d’une ligne, ils donnent une moyenne, puisque la somme des poids d’une ligne est 1.',
    },
    mean_gradient: {
      prose:
        'La somme de chaque ligne : la moyenne des gradients, pondérée par les poids. Dans la ligne [[row:it:r]], c’est [[it:r,0]] : ce que rapporte en moyenne à la ligne une unité de poids.',
    },
    gradient_above_mean: {
      prose:
        'De combien chaque poids vaut plus que la moyenne. La somme des poids doit rester 1 : donner plus à l’un prend à tous, et seul ce qui dépasse la moyenne, comme ici [[it:r,c]], est un gain.',
    },
    ratio_products: {
      prose:
        'Ce qui est revenu, fois le quotient lui-même : pour cette cellule [[arg0:r,c]] · [[arg1:r,c]] = [[it:r,c]]. La dérivée d’un quotient par rapport à son diviseur est moins le quotient sur le diviseur.',
    },
    ratios: {
      prose: 'Les produits, divisés encore une fois par le diviseur : [[it:r,c]] pour cette cellule.',
    },
    ratio_sums: {
      prose:
        'Un diviseur divise plusieurs nombres, si bien que ce qui revient de tous est additionné : [[it:r,0]].',
    },
    shares: {
      prose:
        'Les parts elles-mêmes, retrouvées à partir de leurs logarithmes : [[it:r,c]] pour cette cellule.',
    },
    sums: { prose: 'Les gradients de chaque ligne, additionnés : [[it:r,0]].' },
    taken: {
      prose:
        'Relever un score prend à toutes les parts de sa ligne, en proportion de sa propre part : [[it:r,c]] est ce que prend ce score.',
    },
    halves: { prose: 'La dérivée de √a est ½ / √a. D’abord la moitié : [[it:r,c]] pour cette cellule.' },
    above_zero: {
      prose:
        'Les longueurs une fois encore, maintenues au-dessus de 0, pour qu’une ligne de zéros ne divise pas par 0.',
    },
    directions: {
      prose:
        'Une longueur croît le plus vite dans la direction que la ligne a déjà : chaque ligne divisée par sa longueur. Ici, c’est [[it:r,c]].',
    },
    slope: {
      prose:
        'La pente de la fonction en chaque cellule, c’est-à-dire la vitesse à laquelle son résultat varie avec son argument : ici [[it:r,c]]. Ce qui revient est multiplié par elle.',
    },
    piece: {
      prose: 'Un morceau de la dérivée de la fonction, calculé à part : [[it:r,c]] pour cette cellule.',
    },
    sum_of: {
      prose:
        '[[of]] est lu à plus d’un endroit, si bien qu’il revient quelque chose de chacun : [[it]] en est la somme. Pour cette cellule : [[it:r,c]].',
      aside: 'Oublier l’un des chemins est l’erreur classique des gradients calculés à la main.',
    },
  },
  gradient: {
    'matmul:0': {
      prose:
        '[[by]] = [[of]] [[with]] a multiplié chaque nombre de [[of]] par une ligne de [[with]]. Au retour, les gradients des cellules où il est entré sont multipliés par les mêmes nombres et additionnés : [[it]] = [[arg0]] [[arg1]]. Pour cette cellule, cela donne [[it:r,c]].',
    },
    'matmul:1': {
      prose:
        '[[by]] = [[with]] [[of]] a multiplié chaque nombre de [[of]] par une colonne de [[with]]. Au retour, les gradients des cellules où il est entré sont multipliés par les mêmes nombres et additionnés : [[it]] = [[arg0]] [[arg1]]. Pour cette cellule, cela donne [[it:r,c]].',
    },
    transpose: {
      prose:
        'À l’aller, lignes et colonnes ont été échangées ; au retour, elles le sont de nouveau, pour que chaque gradient soit là où est son nombre. Rien n’est calculé.',
    },
    scale: {
      prose:
        'À l’aller, chaque nombre a été multiplié par le même ; au retour, chaque gradient l’est aussi : [[arg0:r,c]] devient [[it:r,c]].',
    },
    scaled_scores: {
      prose:
        'Les scores ont été divisés par √d_k à l’aller, et leurs gradients le sont au retour : [[arg0:r,c]] devient [[it:r,c]].',
      aside:
        'La division fait donc deux choses : elle tient le softmax hors de la saturation, d’où presque rien ne revient, et rend plus petit ce qui revient.',
    },
    add: {
      prose:
        'Une étape qui additionne varie aussi vite que ce qui est ajouté : tout ce qui revient à [[by]] passe tel quel à [[of]]. [[back:r,c]] devient [[it:r,c]].',
    },
    mask: {
      prose:
        'Le masque est ajouté, si bien que tout ce qui revient à [[by]] passe tel quel à [[of]] : [[back:r,c]] devient [[it:r,c]]. Là où le masque est −∞, le poids est 0 quel que soit le score, et rien n’en revient.',
    },
    'add:row': {
      prose:
        'L’unique ligne de [[of]] a été ajoutée à toutes les lignes, si bien que ce qui revient de toutes est additionné : [[it:0,c]] dans la colonne [[col:it:c]].',
    },
    'subtract:0': {
      prose:
        'Ce dont on retranche fait varier la différence d’autant que lui-même : tout ce qui revient à [[by]] passe tel quel à [[of]]. [[back:r,c]] devient [[it:r,c]].',
    },
    'subtract:1': {
      prose:
        '[[of]] a été retranché, donc [[by]] baisse quand il monte : ce qui revient change de signe, et là où un nombre a été retranché de plusieurs, c’est additionné.',
    },
    one_minus: {
      prose: '1 − a baisse quand a monte : ce qui revient change de signe. Ici, c’est [[it:r,c]].',
    },
    'multiply:0': {
      prose:
        '[[by]] = [[of]] ⊙ [[with]] : chaque nombre a été multiplié par un autre, et son gradient l’est aussi. [[arg0:r,c]] devient [[it:r,c]].',
    },
    'multiply:1': {
      prose:
        '[[by]] a multiplié chaque nombre de [[of]] par un ou plusieurs de [[with]] ; ce qui en revient est multiplié par les mêmes et additionné : [[it:r,c]] pour cette cellule.',
    },
    'divide:0': {
      prose:
        'Un nombre qui a été divisé transmet ce qui revient, divisé par le même diviseur : [[arg0:r,c]] devient [[it:r,c]].',
    },
    'divide:1': {
      prose:
        'Un plus grand diviseur donne un plus petit quotient, donc le signe change : [[it:r,c]] pour cette cellule.',
    },
    softmax: {
      prose:
        'Poids fois gradient au-dessus de la moyenne : [[it]] = [[arg0]] ⊙ [[arg1]], pour cette cellule [[arg0:r,c]] · [[arg1:r,c]] = [[it:r,c]]. C’est la ligne fois la jacobienne, pour toutes les lignes à la fois. La somme de chaque ligne est 0 : relever de même tous les scores d’une ligne ne change rien.',
      aside:
        'Un poids proche de 0 ne transmet presque rien, quoi que vaille sa clé : l’attention décide aussi quels scores apprennent.',
    },
    softmax_columns: {
      prose:
        'Poids fois gradient au-dessus de la moyenne : [[it]] = [[arg0]] ⊙ [[arg1]]. Le softmax allait le long des colonnes, c’est donc la somme de chaque colonne qui est 0.',
    },
    log_softmax: {
      prose:
        'Ce qui est revenu, moins la part que ce score prend à tous : [[arg0:r,c]] − [[arg1:r,c]] = [[it:r,c]]. Sous une entropie croisée, c’est le fameux « part moins cible ».',
    },
    hardmax: {
      prose:
        'Choisir le plus grand est une marche : un petit changement d’un score ne change rien, donc rien ne revient. Tout [[it]] est 0, et l’on ne peut rien apprendre à travers lui. C’est pourquoi l’attention est douce.',
    },
    square_root: {
      prose: 'La moitié du gradient, divisée par la racine elle-même : [[arg0:r,c]] devient [[it:r,c]].',
    },
    norm: {
      prose:
        'Ce qui est revenu à la longueur d’une ligne, fois la direction de la ligne : un nombre d’une ligne change sa longueur d’autant qu’il pointe dans son sens. Ici [[it:r,c]].',
    },
    curve: {
      prose:
        'Une fonction a été appliquée cellule par cellule, si bien que chaque gradient reste dans sa cellule : [[it]] = [[back]] ⊙ [[arg1]], ce qui est revenu fois la pente de la fonction à cet endroit. Pour cette cellule, c’est [[it:r,c]].',
    },
    moved: {
      prose:
        'À l’aller, les nombres de [[of]] ont seulement changé de place. Chaque gradient retourne à la place d’où son nombre est venu ; un nombre qui n’est allé nulle part reçoit 0, et un nombre employé plusieurs fois reçoit la somme.',
    },
    spread: {
      prose:
        'À l’aller, des nombres ont été additionnés. Chacun fait varier la somme d’autant que lui-même, donc chacun reçoit ce qui est revenu à la somme : [[it:r,c]] pour cette cellule.',
    },
    mean: {
      prose:
        'Chaque nombre d’une ligne a une part égale dans sa moyenne, donc chacun reçoit une part égale de ce qui est revenu : [[it:r,c]] pour cette cellule.',
    },
    sum_of_squares: {
      prose:
        'La dérivée de a² est 2 a : chaque nombre de [[of]] fois ce qui est revenu à sa ligne, deux fois. Ici [[it:r,c]].',
    },
    cross_entropy: {
      prose:
        'La perte d’une ligne a pris moins ce qui est voulu, fois le logarithme. Le logarithme reçoit donc moins ce qui est voulu, fois ce qui est revenu : [[it:r,c]] ici.',
    },
    pairs: {
      prose:
        'Chaque ligne a été mise à côté de chaque ligne de l’autre côté, elle est donc dans plusieurs paires. Ce qui revient de toutes ses paires est additionné : [[it:r,c]].',
    },
    rotate_pairs: {
      prose:
        'À l’aller, des paires de nombres ont été tournées d’un angle. Au retour, leurs gradients sont tournés du même angle dans l’autre sens : [[it:r,c]] ici.',
    },
    band: {
      prose:
        'Le même produit que dans l’attention complète, pour les seules paires dans la fenêtre : ce qui est revenu à chacune, fois le nombre par lequel on l’a multiplié, additionné. Ici [[it:r,c]].',
    },
    convolve: {
      prose:
        'Chaque nombre a été lu par les fenêtres autour de plusieurs pixels. Ce qui est revenu à tous, fois ce par quoi il y a été multiplié, est additionné : [[it:r,c]].',
    },
    offset_distances: {
      prose:
        'La distance au carré d’un point varie deux fois plus vite que le point n’est loin : ce qui est revenu, fois deux fois cette distance, additionné sur tous les pixels.',
    },
    chosen: {
      prose:
        'La perte est une cellule de [[of]] : cette cellule reçoit le 1 et toutes les autres 0, car aucune autre ne la fait varier par elle-même. Ici, le gradient est [[it:r,c]].',
    },
  },
} satisfies TextTree;
