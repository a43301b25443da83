import type { Translations } from '../../translations';

/** What the engine says on the way back. `{0}` stands for what a title or a sentence holds. */
export const gradients = {
  loss: 'perte',
  Loss: 'Perte',
  Backwards: 'À rebours',
  'squares of each row': 'carrés de chaque ligne',
  'distance from the targets': 'écart aux cibles',
  'sum over all rows': 'somme de toutes les lignes',
  'logarithms of the shares': 'logarithmes des parts',
  'gradient with respect to {0}': 'gradient par rapport à « {0} »',
  'gradient with respect to {0}, by way of {1}': 'gradient par rapport à « {0} », par « {1} »',
  'gradient with respect to row {0} of {1}': 'gradient par rapport à la ligne {0} de « {1} »',
  '{0} transposed': 'transposée de « {0} »',
  'softmax Jacobian of row {0} of {1}': 'jacobienne du softmax, ligne {0} de « {1} »',
  'gradient through the Jacobian, for row {0} of {1}':
    'gradient à travers la jacobienne, ligne {0} de « {1} »',
  'gradients times shares of {0}': 'gradients fois parts de « {0} »',
  'mean gradient of {0}': 'gradient moyen de « {0} »',
  'centred gradient of {0}': 'gradient centré de « {0} »',
  'exponentials of {0}': 'exponentielles de « {0} »',
  'sums of gradients of {0}': 'sommes des gradients de « {0} »',
  'shares of those sums of {0}': 'parts de ces sommes, « {0} »',
  'gradients times values of {0}': 'gradients fois valeurs de « {0} »',
  'quotients of {0}': 'quotients de « {0} »',
  'sums for each divisor of {0}': 'sommes pour chaque diviseur de « {0} »',
  'half the gradient of {0}': 'moitié du gradient de « {0} »',
  'divisors of {0}': 'diviseurs de « {0} »',
  'directions of {0}': 'directions de « {0} »',
  'slope of {0}': 'pente de « {0} »',
  'distance below 1 of {0}': 'distance sous 1 de « {0} »',
  'distance above −1 of {0}': 'distance au-dessus de −1 de « {0} »',
  'negative of {0}': 'opposé de « {0} »',
  'rest to 1 of {0}': 'reste jusqu’à 1 de « {0} »',
  'logistic function of {0}': 'fonction logistique de « {0} »',
  'what the factor adds to the slope of {0}': 'ce que le facteur ajoute à la pente de « {0} »',
  'cap taken out of {0}': '« {0} » sans le plafond',
  'sines of {0}': 'sinus de « {0} »',
  'Row {0}, column {1} of {2}, the number that is asked about.':
    'Ligne {0}, colonne {1} de « {2} », le nombre dont il est question.',
  'A number moves by as much as itself: 1.': 'Un nombre varie d’autant que lui-même : 1.',
  'One cell of {0} reads this number and passes its gradient back as it is.':
    'Une cellule de « {0} » lit ce nombre et lui renvoie tel quel son gradient.',
  'One cell of {0} reads this number: its gradient, times what the number is multiplied with.':
    'Une cellule de « {0} » lit ce nombre : son gradient, fois ce par quoi le nombre est multiplié.',
  'Every cell of {0} that reads this number: its gradient, times what the number is multiplied with there. All added up.':
    'Chaque cellule de « {0} » qui lit ce nombre : son gradient, fois ce par quoi le nombre y est multiplié. Le tout additionné.',
  'Every cell of {0} that reads this number: its gradient, added up.':
    'Chaque cellule de « {0} » qui lit ce nombre : son gradient, additionné.',
  'No step reads this number, so nothing comes back to it.':
    'Aucune étape ne lit ce nombre, rien ne lui revient donc.',
  'Several steps read this number; what comes back from each is added up.':
    'Plusieurs étapes lisent ce nombre ; ce qui revient de chacune est additionné.',
  'How fast weight {0} of row {1} moves with its own score: the weight times what is left of 1 beside it.':
    'À quelle vitesse le poids {0} de la ligne {1} varie avec son propre score : le poids fois ce qu’il laisse jusqu’à 1.',
  'How fast weight {0} of row {1} moves with score {2}: it falls by the product of both weights.':
    'À quelle vitesse le poids {0} de la ligne {1} varie avec le score {2} : il baisse du produit des deux poids.',
  'Row {0} of {1}, added up.': 'La ligne {0} de « {1} », additionnée.',
  'Column {0} of {1}, added up.': 'La colonne {0} de « {1} », additionnée.',
  'All numbers of {0}, added up.': 'Tous les nombres de « {0} », additionnés.',
  'The same cell of {0} was kept as it is: what changes there, changes here.':
    'La même cellule de « {0} » a été gardée telle quelle : ce qui y change change ici.',
  'The same cell of {0} was replaced by a constant: a small change there is not seen.':
    'La même cellule de « {0} » a été remplacée par une constante : un petit changement n’y est pas vu.',
  'GELU keeps a share of the same cell of {0}: the share itself, plus the number times how fast the share grows there.':
    'GELU garde une part de la même cellule de « {0} » : la part elle-même, plus le nombre fois la vitesse à laquelle la part y croît.',
  '[backward] {0} depends on no input: nothing moves it':
    '[backward] {0} ne dépend d’aucune entrée : rien ne le fait varier',
} satisfies Translations;
