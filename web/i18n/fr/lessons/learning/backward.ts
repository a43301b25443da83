import type { Translations } from '../../../translations';

/** What the steps of the backward pass say, in whatever lesson. */
export default {
  'From here the walk goes back. It needs one number to ask about, and this is it: [[it:0,0]], one cell of [[arg0]]. The question from now on: how fast would it change, if any number before it did?':
    'Ici commence le chemin du retour. Il lui faut un nombre dont il est question, et le voici : [[it:0,0]], une cellule de [[arg0]]. La question est désormais : à quelle vitesse changerait-il, si l’un des nombres d’avant changeait ?',
  'With one cell as the loss, each gradient that follows is the derivative of that cell with respect to another one. Choose any cell and go backwards from it.':
    'Quand la perte est une seule cellule, chaque gradient qui suit est la dérivée de cette cellule par rapport à une autre. Choisissez une cellule quelconque et revenez à partir d’elle.',
  'From here the walk goes back. It needs one number to ask about: here the sum of what [[arg0]] holds, [[it:0,0]]. The question from now on: how fast would it change, if any number before it did?':
    'Ici commence le chemin du retour. Il lui faut un nombre dont il est question : ici la somme de ce que contient [[arg0]], [[it:0,0]]. La question est désormais : à quelle vitesse changerait-il, si l’un des nombres d’avant changeait ?',
  'The loss is a mean: the sum [[arg0:0,0]] divided by how many it is made of, [[it:0,0]]. From here the walk goes back: how fast would this one number change, if any number before it did?':
    'La perte est une moyenne : la somme [[arg0:0,0]] divisée par le nombre de ses termes, [[it:0,0]]. Ici commence le chemin du retour : à quelle vitesse ce nombre changerait-il, si l’un des nombres d’avant changeait ?',
  'Gradient descent is nothing but this: find the gradient of a loss, and move every parameter a little against it.':
    'La descente de gradient n’est rien d’autre : trouver le gradient d’une perte, et déplacer chaque paramètre un peu à son encontre.',
  '[[it]] says what [[chosen]] ought to be. These numbers are yours: select one and type another, and see how the loss and all gradients follow.':
    '[[it]] dit ce que [[chosen]] devrait être. Ces nombres sont à vous : choisissez-en un, tapez-en un autre, et voyez la perte et tous les gradients suivre.',
  'How far each number is from what is wanted: for [[row:it:r]] and column [[col:it:c]] that is [[arg0:r,c]] − [[arg1:r,c]] = [[it:r,c]].':
    'De combien chaque nombre s’écarte de ce qui est voulu : pour [[row:it:r]] et la colonne [[col:it:c]], c’est [[arg0:r,c]] − [[arg1:r,c]] = [[it:r,c]].',
  'The squares of each row of [[arg0]], added up: a number far away counts for more than several that are near, and the sign no longer matters. Row [[row:it:r]] has [[it:r,0]].':
    'Les carrés de chaque ligne de [[arg0]], additionnés : un nombre lointain compte plus que plusieurs proches, et le signe n’importe plus. La ligne [[row:it:r]] a [[it:r,0]].',
  'The logarithm of the softmax of each row of [[arg0]]: a share of 1 gives 0, and the smaller the share, the further below 0. Here it is [[it:r,c]].':
    'Le logarithme du softmax de chaque ligne de [[arg0]] : une part de 1 donne 0, et plus la part est petite, plus on descend sous 0. Ici, c’est [[it:r,c]].',
  'For each row, what is wanted times the logarithm of what is there, with the sign turned: row [[row:it:r]] has [[it:r,0]]. It is 0 only where all of the share is where it is wanted.':
    'Pour chaque ligne, ce qui est voulu fois le logarithme de ce qui est là, au signe près : la ligne [[row:it:r]] a [[it:r,0]]. C’est 0 seulement là où toute la part est où elle est voulue.',
  'The losses of all rows, added up: [[it:0,0]].':
    'Les pertes de toutes les lignes, additionnées : [[it:0,0]].',
  'The backward pass begins with a 1: a number moves by as much as itself. Every gradient from here on is this 1, passed back through one equation after the other. That is the chain rule.':
    'La rétropropagation commence par un 1 : un nombre varie d’autant que lui-même. Chaque gradient à partir d’ici est ce 1, renvoyé à travers une équation après l’autre. C’est la règle de dérivation en chaîne.',
  'Automatic differentiation does the same, in the same order: it is called reverse mode, or backpropagation.':
    'La différentiation automatique fait de même, dans le même ordre : on l’appelle mode inverse, ou rétropropagation.',
  '[[arg0]] with rows and columns exchanged. Nothing is computed: the product in the backward pass needs it so, because it asks of each number where it went, and not where it came from.':
    '[[arg0]], lignes et colonnes échangées. Rien n’est calculé : le produit de la rétropropagation en a besoin ainsi, car il demande de chaque nombre où il est allé, et non d’où il est venu.',
  'A weight depends on all scores of its row, so one row of a softmax has a table of derivatives: [[it]] tells how fast weight j moves with score k. On the diagonal stands a (1 − a), elsewhere −a a′: what one weight gains, the others lose, and each row of the table adds up to 0.':
    'Un poids dépend de tous les scores de sa ligne, si bien qu’une ligne de softmax a une table de dérivées : [[it]] dit à quelle vitesse le poids j varie avec le score k. Sur la diagonale se trouve a (1 − a), ailleurs −a a′ : ce qu’un poids gagne, les autres le perdent, et la somme de chaque ligne de la table est 0.',
  'Where one weight is nearly 1 and the others nearly 0, this whole table is nearly 0: a saturated softmax passes almost nothing back. That is what dividing by √d_k guards against.':
    'Là où un poids est presque 1 et les autres presque 0, toute cette table est presque 0 : un softmax saturé ne renvoie presque rien. C’est ce que prévient la division par √d_k.',
  'The row of [[arg0]] that is followed through the table of derivatives: what each weight of that row is worth to the loss.':
    'La ligne de [[arg0]] que l’on suit à travers la table des dérivées : ce que chaque poids de cette ligne vaut pour la perte.',
  'The row of gradients times the table: for each score, what it does to every weight, times what that weight is worth, added up. The first one is [[it:0,0]]. The following steps do the same for all rows at once, without any table.':
    'La ligne des gradients fois la table : pour chaque score, ce qu’il fait à chaque poids, fois ce que vaut ce poids, additionné. Le premier est [[it:0,0]]. Les étapes suivantes font de même pour toutes les lignes à la fois, sans aucune table.',
  'Now all rows at once. What each weight is worth, times the weight itself: for this cell [[arg0:r,c]] · [[arg1:r,c]] = [[it:r,c]]. Added up along a row these give a mean, since the weights of a row add up to 1.':
    'Maintenant toutes les lignes à la fois. Ce que vaut chaque poids, fois le poids lui-même : pour cette cellule [[arg0:r,c]] · [[arg1:r,c]] = [[it:r,c]]. Additionnés le long d’une ligne, ils donnent une moyenne, puisque la somme des poids d’une ligne est 1.',
  'The sum of each row: the mean of the gradients, weighted by the weights. In row [[row:it:r]] it is [[it:r,0]]: what the row gets for one unit of weight, on average.':
    'La somme de chaque ligne : la moyenne des gradients, pondérée par les poids. Dans la ligne [[row:it:r]], c’est [[it:r,0]] : ce que rapporte en moyenne à la ligne une unité de poids.',
  'How much more than the mean each weight is worth. Weights must add up to 1: giving more to one takes from all, so only what lies above the mean, as here [[it:r,c]], is a gain.':
    'De combien chaque poids vaut plus que la moyenne. La somme des poids doit rester 1 : donner plus à l’un prend à tous, et seul ce qui dépasse la moyenne, comme ici [[it:r,c]], est un gain.',
  'What came back, times the quotient itself: for this cell [[arg0:r,c]] · [[arg1:r,c]] = [[it:r,c]]. The derivative of a quotient by its divisor is minus the quotient over the divisor.':
    'Ce qui est revenu, fois le quotient lui-même : pour cette cellule [[arg0:r,c]] · [[arg1:r,c]] = [[it:r,c]]. La dérivée d’un quotient par rapport à son diviseur est moins le quotient sur le diviseur.',
  'The products divided by the divisor once more: [[it:r,c]] for this cell.':
    'Les produits, divisés encore une fois par le diviseur : [[it:r,c]] pour cette cellule.',
  'One divisor divides many numbers, so what comes back from all of them is added up: [[it:r,0]].':
    'Un diviseur divise plusieurs nombres, si bien que ce qui revient de tous est additionné : [[it:r,0]].',
  'The shares themselves, back from their logarithms: [[it:r,c]] for this cell.':
    'Les parts elles-mêmes, retrouvées à partir de leurs logarithmes : [[it:r,c]] pour cette cellule.',
  'The gradients of each row, added up: [[it:r,0]].':
    'Les gradients de chaque ligne, additionnés : [[it:r,0]].',
  'Raising one score takes from all shares of its row, in proportion to its own share: [[it:r,c]] is what this score takes.':
    'Relever un score prend à toutes les parts de sa ligne, en proportion de sa propre part : [[it:r,c]] est ce que prend ce score.',
  'The derivative of √a is ½ / √a. First the half: [[it:r,c]] for this cell.':
    'La dérivée de √a est ½ / √a. D’abord la moitié : [[it:r,c]] pour cette cellule.',
  'The lengths once more, kept above 0, so that a row of zeros does not divide by 0.':
    'Les longueurs une fois encore, maintenues au-dessus de 0, pour qu’une ligne de zéros ne divise pas par 0.',
  'A length grows fastest in the direction that the row has already: each row divided by its length. Here it is [[it:r,c]].':
    'Une longueur croît le plus vite dans la direction que la ligne a déjà : chaque ligne divisée par sa longueur. Ici, c’est [[it:r,c]].',
  'How steep the function is at each cell, that is how fast its result moves with its argument: here [[it:r,c]]. What comes back is multiplied with it.':
    'La pente de la fonction en chaque cellule, c’est-à-dire la vitesse à laquelle son résultat varie avec son argument : ici [[it:r,c]]. Ce qui revient est multiplié par elle.',
  'A piece of the derivative of the function, worked out by itself: [[it:r,c]] for this cell.':
    'Un morceau de la dérivée de la fonction, calculé à part : [[it:r,c]] pour cette cellule.',
  '[[of]] is read in more than one place, so something comes back from each: [[it]] is all of it added up. For this cell: [[it:r,c]].':
    '[[of]] est lu à plus d’un endroit, si bien qu’il revient quelque chose de chacun : [[it]] en est la somme. Pour cette cellule : [[it:r,c]].',
  'Forgetting one of the ways is the classical mistake in gradients worked out by hand.':
    'Oublier l’un des chemins est l’erreur classique des gradients calculés à la main.',
  '[[by]] = [[of]] [[with]] multiplied each number of [[of]] with a row of [[with]]. Going back, the gradients of the cells that it went into are multiplied with the same numbers and added up: [[it]] = [[arg0]] [[arg1]]. For this cell that gives [[it:r,c]].':
    '[[by]] = [[of]] [[with]] a multiplié chaque nombre de [[of]] par une ligne de [[with]]. Au retour, les gradients des cellules où il est entré sont multipliés par les mêmes nombres et additionnés : [[it]] = [[arg0]] [[arg1]]. Pour cette cellule, cela donne [[it:r,c]].',
  '[[by]] = [[with]] [[of]] multiplied each number of [[of]] with a column of [[with]]. Going back, the gradients of the cells that it went into are multiplied with the same numbers and added up: [[it]] = [[arg0]] [[arg1]]. For this cell that gives [[it:r,c]].':
    '[[by]] = [[with]] [[of]] a multiplié chaque nombre de [[of]] par une colonne de [[with]]. Au retour, les gradients des cellules où il est entré sont multipliés par les mêmes nombres et additionnés : [[it]] = [[arg0]] [[arg1]]. Pour cette cellule, cela donne [[it:r,c]].',
  'Forward, rows and columns were exchanged; going back they are exchanged again, so that each gradient stands where its number stands. Nothing is computed.':
    'À l’aller, lignes et colonnes ont été échangées ; au retour, elles le sont de nouveau, pour que chaque gradient soit là où est son nombre. Rien n’est calculé.',
  'Forward, every number was multiplied with the same one; going back, every gradient is too: [[arg0:r,c]] becomes [[it:r,c]].':
    'À l’aller, chaque nombre a été multiplié par le même ; au retour, chaque gradient l’est aussi : [[arg0:r,c]] devient [[it:r,c]].',
  'Scores were divided by √d_k going forward, and so are their gradients going back: [[arg0:r,c]] becomes [[it:r,c]].':
    'Les scores ont été divisés par √d_k à l’aller, et leurs gradients le sont au retour : [[arg0:r,c]] devient [[it:r,c]].',
  'So the division does two things: it keeps the softmax out of saturation, where almost nothing comes back, and makes what does come back smaller.':
    'La division fait donc deux choses : elle tient le softmax hors de la saturation, d’où presque rien ne revient, et rend plus petit ce qui revient.',
  'A step forward that adds moves as fast as what is added: whatever comes back to [[by]] goes on to [[of]] as it is. [[back:r,c]] becomes [[it:r,c]].':
    'Une étape qui additionne varie aussi vite que ce qui est ajouté : tout ce qui revient à [[by]] passe tel quel à [[of]]. [[back:r,c]] devient [[it:r,c]].',
  'The mask is added, so whatever comes back to [[by]] goes on to [[of]] as it is: [[back:r,c]] becomes [[it:r,c]]. Where the mask is −∞ the weight is 0, whatever the score, and nothing comes back from there.':
    'Le masque est ajouté, si bien que tout ce qui revient à [[by]] passe tel quel à [[of]] : [[back:r,c]] devient [[it:r,c]]. Là où le masque est −∞, le poids est 0 quel que soit le score, et rien n’en revient.',
  'The one row of [[of]] was added to every row, so what comes back from all rows is added up: [[it:0,c]] in column [[col:it:c]].':
    'L’unique ligne de [[of]] a été ajoutée à toutes les lignes, si bien que ce qui revient de toutes est additionné : [[it:0,c]] dans la colonne [[col:it:c]].',
  'What something is taken from moves the difference by as much as itself: whatever comes back to [[by]] goes on to [[of]] as it is. [[back:r,c]] becomes [[it:r,c]].':
    'Ce dont on retranche fait varier la différence d’autant que lui-même : tout ce qui revient à [[by]] passe tel quel à [[of]]. [[back:r,c]] devient [[it:r,c]].',
  '[[of]] was taken away, so [[by]] falls as it rises: what comes back changes its sign, and where one number was taken from several, it is added up.':
    '[[of]] a été retranché, donc [[by]] baisse quand il monte : ce qui revient change de signe, et là où un nombre a été retranché de plusieurs, c’est additionné.',
  '1 − a falls as a rises: what comes back changes its sign. Here it is [[it:r,c]].':
    '1 − a baisse quand a monte : ce qui revient change de signe. Ici, c’est [[it:r,c]].',
  '[[by]] = [[of]] ⊙ [[with]]: each number was multiplied with one other, and its gradient is too. [[arg0:r,c]] becomes [[it:r,c]].':
    '[[by]] = [[of]] ⊙ [[with]] : chaque nombre a été multiplié par un autre, et son gradient l’est aussi. [[arg0:r,c]] devient [[it:r,c]].',
  '[[by]] multiplied each number of [[of]] with one or more of [[with]]; what comes back from them is multiplied with the same and added up: [[it:r,c]] for this cell.':
    '[[by]] a multiplié chaque nombre de [[of]] par un ou plusieurs de [[with]] ; ce qui en revient est multiplié par les mêmes et additionné : [[it:r,c]] pour cette cellule.',
  'A number that was divided passes on what comes back, divided by the same: [[arg0:r,c]] becomes [[it:r,c]].':
    'Un nombre qui a été divisé transmet ce qui revient, divisé par le même diviseur : [[arg0:r,c]] devient [[it:r,c]].',
  'A larger divisor makes a smaller quotient, so the sign is turned: [[it:r,c]] for this cell.':
    'Un plus grand diviseur donne un plus petit quotient, donc le signe change : [[it:r,c]] pour cette cellule.',
  'Weight times gradient above the mean: [[it]] = [[arg0]] ⊙ [[arg1]], for this cell [[arg0:r,c]] · [[arg1:r,c]] = [[it:r,c]]. It is the row times the Jacobian, for all rows at once. Each row adds up to 0: raising all scores of a row alike changes nothing.':
    'Poids fois gradient au-dessus de la moyenne : [[it]] = [[arg0]] ⊙ [[arg1]], pour cette cellule [[arg0:r,c]] · [[arg1:r,c]] = [[it:r,c]]. C’est la ligne fois la jacobienne, pour toutes les lignes à la fois. La somme de chaque ligne est 0 : relever de même tous les scores d’une ligne ne change rien.',
  'A weight near 0 passes on almost nothing, whatever its key is worth: attention decides also which scores learn.':
    'Un poids proche de 0 ne transmet presque rien, quoi que vaille sa clé : l’attention décide aussi quels scores apprennent.',
  'Weight times gradient above the mean: [[it]] = [[arg0]] ⊙ [[arg1]]. The softmax ran along columns, so it is each column that adds up to 0.':
    'Poids fois gradient au-dessus de la moyenne : [[it]] = [[arg0]] ⊙ [[arg1]]. Le softmax allait le long des colonnes, c’est donc la somme de chaque colonne qui est 0.',
  'What came back, less the share that this score takes from all: [[arg0:r,c]] − [[arg1:r,c]] = [[it:r,c]]. Below a cross-entropy, this is the well-known “share minus target”.':
    'Ce qui est revenu, moins la part que ce score prend à tous : [[arg0:r,c]] − [[arg1:r,c]] = [[it:r,c]]. Sous une entropie croisée, c’est le fameux « part moins cible ».',
  'Choosing the largest is a step: a small change of a score changes nothing, so nothing comes back. All of [[it]] is 0, and nothing can be learned through it. That is why attention is soft.':
    'Choisir le plus grand est une marche : un petit changement d’un score ne change rien, donc rien ne revient. Tout [[it]] est 0, et l’on ne peut rien apprendre à travers lui. C’est pourquoi l’attention est douce.',
  'Half the gradient, divided by the root itself: [[arg0:r,c]] becomes [[it:r,c]].':
    'La moitié du gradient, divisée par la racine elle-même : [[arg0:r,c]] devient [[it:r,c]].',
  'What came back to the length of a row, times the direction of the row: a number of a row changes its length as much as it points along it. Here [[it:r,c]].':
    'Ce qui est revenu à la longueur d’une ligne, fois la direction de la ligne : un nombre d’une ligne change sa longueur d’autant qu’il pointe dans son sens. Ici [[it:r,c]].',
  'A function was applied cell by cell, so each gradient stays in its cell: [[it]] = [[back]] ⊙ [[arg1]], what came back times how steep the function is there. For this cell that is [[it:r,c]].':
    'Une fonction a été appliquée cellule par cellule, si bien que chaque gradient reste dans sa cellule : [[it]] = [[back]] ⊙ [[arg1]], ce qui est revenu fois la pente de la fonction à cet endroit. Pour cette cellule, c’est [[it:r,c]].',
  'On the way forward, numbers of [[of]] only went to other places. Each gradient goes back to the place that its number came from; a number that went nowhere gets 0, and one that was used several times gets the sum.':
    'À l’aller, les nombres de [[of]] ont seulement changé de place. Chaque gradient retourne à la place d’où son nombre est venu ; un nombre qui n’est allé nulle part reçoit 0, et un nombre employé plusieurs fois reçoit la somme.',
  'Forward, numbers were added up. Each of them moves the sum by as much as itself, so each gets what came back to the sum: [[it:r,c]] for this cell.':
    'À l’aller, des nombres ont été additionnés. Chacun fait varier la somme d’autant que lui-même, donc chacun reçoit ce qui est revenu à la somme : [[it:r,c]] pour cette cellule.',
  'Each number of a row has an equal part in its mean, so each gets an equal part of what came back: [[it:r,c]] for this cell.':
    'Chaque nombre d’une ligne a une part égale dans sa moyenne, donc chacun reçoit une part égale de ce qui est revenu : [[it:r,c]] pour cette cellule.',
  'The derivative of a² is 2 a: each number of [[of]] times what came back to its row, twice. Here [[it:r,c]].':
    'La dérivée de a² est 2 a : chaque nombre de [[of]] fois ce qui est revenu à sa ligne, deux fois. Ici [[it:r,c]].',
  'The loss of a row took minus what is wanted, times the logarithm. So the logarithm gets minus what is wanted, times what came back: [[it:r,c]] here.':
    'La perte d’une ligne a pris moins ce qui est voulu, fois le logarithme. Le logarithme reçoit donc moins ce qui est voulu, fois ce qui est revenu : [[it:r,c]] ici.',
  'Every row was put beside every row of the other side, so each is in many pairs. What comes back from all its pairs is added up: [[it:r,c]].':
    'Chaque ligne a été mise à côté de chaque ligne de l’autre côté, elle est donc dans plusieurs paires. Ce qui revient de toutes ses paires est additionné : [[it:r,c]].',
  'Forward, pairs of numbers were turned by an angle. Going back, their gradients are turned by the same angle the other way: [[it:r,c]] here.':
    'À l’aller, des paires de nombres ont été tournées d’un angle. Au retour, leurs gradients sont tournés du même angle dans l’autre sens : [[it:r,c]] ici.',
  'The same product as in full attention, for the pairs inside the window only: what came back to each of them, times the number that it was multiplied with, added up. Here [[it:r,c]].':
    'Le même produit que dans l’attention complète, pour les seules paires dans la fenêtre : ce qui est revenu à chacune, fois le nombre par lequel on l’a multiplié, additionné. Ici [[it:r,c]].',
  'Each number was read by the windows around several pixels. What came back to all of them, times what it was multiplied with there, is added up: [[it:r,c]].':
    'Chaque nombre a été lu par les fenêtres autour de plusieurs pixels. Ce qui est revenu à tous, fois ce par quoi il y a été multiplié, est additionné : [[it:r,c]].',
  'The squared distance of a point moves twice as fast as the point is far away: what came back, times twice that distance, added up over all pixels.':
    'La distance au carré d’un point varie deux fois plus vite que le point n’est loin : ce qui est revenu, fois deux fois cette distance, additionné sur tous les pixels.',
  'The loss is one cell of [[of]], so that cell gets the 1 and all others 0: no other cell moves it by itself. Here the gradient is [[it:r,c]].':
    'La perte est une cellule de [[of]] : cette cellule reçoit le 1 et toutes les autres 0, car aucune autre ne la fait varier par elle-même. Ici, le gradient est [[it:r,c]].',
} satisfies Translations;
