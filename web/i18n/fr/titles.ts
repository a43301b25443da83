import type { Translations } from '../translations';

/** What the list of lessons says: titles of parts, titles and summaries of lessons. */
export const titles: Translations = {
  'Words as numbers': 'Les mots comme nombres',
  'Words as vectors': 'Les mots comme vecteurs',
  'Words in space, their lengths and angles, and king − man + woman among 8,000 words.':
    'Des mots dans l’espace, leurs longueurs et leurs angles, et king − man + woman parmi 8 000 mots anglais.',
  Attention: 'L’attention',
  'Soft addressing': 'L’adressage souple',
  'A dictionary that answers with a mixture: hard lookup beside soft, and one temperature between them.':
    'Un dictionnaire qui répond par un mélange : la recherche dure et la recherche souple côte à côte, et une température pour passer de l’une à l’autre.',
  Similarities: 'Les similarités',
  'Dot, scaled dot, cosine, bilinear, additive, concat: six ways to compare on the same data.':
    'Produit scalaire, mis à l’échelle ou non, cosinus, formes bilinéaire, additive et « concat » : six façons de comparer les mêmes données.',
  'Basic self-attention': 'L’auto-attention élémentaire',
  'Three steps and nothing to learn: words compare themselves and mix, softmax(X Xᵀ) X.':
    'Trois étapes et rien à apprendre : les mots se comparent et se mélangent, softmax(X Xᵀ) X.',
  'Dot-product attention': 'L’attention par produit scalaire',
  'Queries meet keys and weights meet values, without the division by √d_k that the next lesson adds.':
    'Les requêtes rencontrent les clés, les poids rencontrent les valeurs, sans la division par √d_k que la leçon suivante ajoute.',
  'Scaled dot-product attention': 'L’attention par produit scalaire mis à l’échelle',
  'The core of it all: three words compare themselves with each other and share what they hold.':
    'Le cœur de tout : trois mots se comparent entre eux et mettent en commun ce qu’ils contiennent.',
  'Why scores are divided': 'Pourquoi l’on divise les scores',
  'The same scores twice, as they are and divided by √d_k. From one of the two little can be learned.':
    'Les mêmes scores deux fois, tels quels et divisés par √d_k. De l’un des deux jeux, on n’apprend presque rien.',
  'Self-attention': 'Auto-attention',
  'Where Q, K and V come from: one sentence, three learned projections of it.':
    'D’où viennent Q, K et V : une phrase, et ses trois projections apprises.',
  'One vector at a time': 'Un vecteur à la fois',
  'b₁ from a₁ to a₄, one arrow after the other, beside the matrices; in rows or in columns.':
    'De a₁, a₂, a₃, a₄ à b₁, une flèche après l’autre, à côté des matrices ; en lignes ou en colonnes.',
  'Cross-attention': 'L’attention croisée',
  'An English sentence looks into a French one: queries from here, keys and values from there.':
    'Une phrase anglaise en consulte une française : d’un côté les requêtes, de l’autre les clés et les valeurs.',
  Heads: 'Les têtes',
  'Multi-head attention': 'L’attention à plusieurs têtes',
  'Several attentions side by side, each in its own slice of the features, then mixed into one.':
    'Plusieurs attentions côte à côte, chacune dans sa tranche des composantes, puis mélangées en une seule.',
  'Multi-head cross-attention': 'L’attention croisée à plusieurs têtes',
  'Several heads, two sentences: the full mechanism between the two halves of a translator.':
    'Plusieurs têtes, deux phrases : le mécanisme complet entre les deux moitiés d’un traducteur.',
  'Heads with three inputs': 'Des têtes à trois entrées',
  'What asks, what is searched and what is read come from three places: the most general form.':
    'Ce qui interroge, ce dans quoi l’on cherche et ce qu’on lit viennent de trois endroits : la forme la plus générale.',
  'Order and masks': 'L’ordre et les masques',
  'Order blindness': 'Aveugle à l’ordre',
  'To be or not to be: attention gives the same word the same result, wherever it stands.':
    'To be or not to be : l’attention donne au même mot le même résultat, où qu’il se trouve.',
  Positions: 'Les positions',
  'Sines and cosines that tell a first word from a last; learned and rotary positions beside them.':
    'Des sinus et des cosinus qui distinguent le premier mot du dernier ; et, à côté, des positions apprises et rotatives.',
  Masks: 'Les masques',
  'Who may look at whom: no looking ahead, no looking at padding, or whatever you draw by hand.':
    'Qui peut regarder qui : ni l’avenir, ni le remplissage, ou bien ce que vous dessinez à la main.',
  'Sliding window': 'La fenêtre glissante',
  'Each word looks at its neighbours only, and the table of all pairs is never made.':
    'Chaque mot ne regarde que ses voisins, et le tableau de toutes les paires n’est jamais construit.',
  'Other ways to score': 'D’autres façons de calculer les scores',
  'Additive attention': 'L’attention additive',
  'The attention that came first: a small network scores every pair of words of two languages.':
    'La première de toutes : un petit réseau donne un score à chaque paire de mots de deux langues.',
  'Luong attention': 'L’attention de Luong',
  'Dot, general and concat scores, and the state that comes of what was found.':
    'Les scores « dot », « general » et « concat », et l’état qui résulte de ce qui a été trouvé.',
  'M · N against M + N': 'M · N contre M + N',
  'Why queries and keys are made apart: how often a network runs, pair by pair or side by side.':
    'Pourquoi requêtes et clés se calculent séparément : combien de fois un réseau doit tourner, paire par paire, ou chaque côté pour lui-même.',
  'A recurrent encoder': 'Un encodeur récurrent',
  'Where attention began: a sentence read word by word, and a look back at every state.':
    'Là où l’attention a commencé : une phrase lue mot à mot, et un regard en arrière sur chaque état.',
  'The transformer': 'Le transformeur',
  'Feed-forward network': 'Le réseau à propagation avant',
  'What happens to each token on its own: four hidden cells do what no single matrix can.':
    'Ce qui arrive à chaque jeton séparément : quatre neurones cachés font ce qu’aucune matrice ne fait à elle seule.',
  'Layer norm': 'La normalisation de couche',
  'Mean, variance, root, gain and shift, one by one: rows of any size brought to the same one.':
    'Moyenne, variance, racine, gain et décalage, l’un après l’autre : des lignes de toute grandeur ramenées à la même.',
  'Feed-forward, residual, norm: an encoder layer':
    'Propagation avant, résidu, normalisation : une couche d’encodeur',
  'Attention and a feed-forward network, each added to what came in, with a norm before or after.':
    'L’attention et un réseau à propagation avant, chacun ajouté à ce qui est entré, avec une normalisation avant ou après.',
  'A decoder layer': 'Une couche de décodeur',
  'Look back, look across, then think: a word being written consults the sentence it translates.':
    'Regarder en arrière, regarder en face, puis réfléchir : un mot en train de s’écrire consulte la phrase qu’il traduit.',
  'Two stacks of layers, reading and writing, untrained. Unfold any head down to its scores.':
    'Deux piles de couches, l’une qui lit, l’autre qui écrit, non entraînées. Dépliez n’importe quelle tête jusqu’à ses scores.',
  'Cross-entropy with smoothed targets': 'L’entropie croisée à cibles lissées',
  'What a model is trained on: the logarithm of the weight that it gave to the right word.':
    'Ce sur quoi l’on entraîne un modèle : le logarithme du poids qu’il a donné au bon mot.',
  Learning: 'L’apprentissage',
  'Reversing, learned': 'L’inversion, apprise',
  'Six letters and a stop, then the same backwards: a trained head looks along the other diagonal.':
    'Six lettres et un arrêt, puis les mêmes à l’envers : une tête entraînée regarde le long de l’autre diagonale.',
  'Reversing without positions': 'L’inversion sans positions',
  'Letters in any order are one text to it, with one answer.':
    'Les mêmes lettres dans tout autre ordre sont pour lui un même texte, avec une seule réponse.',
  'Sorting, learned': 'Le tri, appris',
  'Six digits and a stop, then the same in order: a head that goes by the digit, not by the place.':
    'Six chiffres et un arrêt, puis les mêmes dans l’ordre : une tête qui se règle sur le chiffre, et non sur la place.',
  'What does it mean?': 'Que désigne « it » ?',
  'Too tired or too wide: the last word decides which noun “it” is, and a head looks at it.':
    'Trop fatigué (tired) ou trop large (wide) : le dernier mot décide quel nom « it » désigne, et une tête le regarde.',
  'Induction heads, learned': 'Des têtes d’induction, apprises',
  'What came once will come again: a head that looks one place back, and one that makes use of it.':
    'Ce qui est venu une fois revient : une tête qui regarde une place en arrière, et une autre qui s’en sert.',
  'Induction with one layer': 'L’induction à une seule couche',
  'No key knows what stood before it, so the head guesses.':
    'Aucune clé ne sait ce qui la précédait, et la tête devine.',
  'English to French, learned': 'De l’anglais au français, appris',
  'A transformer that was trained: which word does it look at for each word that it writes?':
    'Un transformeur entraîné : quel mot regarde-t-il pour chaque mot qu’il écrit ?',
  'English to French, recurrent': 'De l’anglais au français, récurrent',
  'Attention as it began, learned: two recurrent networks read, a third one writes and looks back.':
    'L’attention telle qu’elle a commencé, apprise : deux réseaux récurrents lisent, un troisième écrit et regarde en arrière.',
  'English to French without attention': 'De l’anglais au français sans attention',
  'A whole sentence has to fit into one row.': 'Une phrase entière doit tenir dans une seule ligne.',
  'Number words to digits, learned': 'Des nombres en lettres aux chiffres, appris',
  'German, French and English numbers, and the word that decides each digit.':
    'Des nombres allemands, français et anglais, et le mot qui décide de chaque chiffre.',
  'Dates, learned': 'Des dates, apprises',
  'Dates of eight languages become digits: the letters that decide light up.':
    'Des dates de huit langues deviennent des chiffres : les lettres qui décident s’allument.',
  'Names, letter by letter': 'Des prénoms, lettre par lettre',
  'A language model that learned first names: what comes next, and how boldly to draw it.':
    'Un modèle de langue qui a appris des prénoms : ce qui vient ensuite, et avec quelle audace le tirer.',
  'Digits, learned': 'Des chiffres, appris',
  'A vision transformer reads handwriting: what each head looks at, painted on the digit.':
    'Un transformeur de vision qui lit l’écriture : ce que regarde chaque tête, peint sur le chiffre.',
  'Digits without positions': 'Des chiffres sans positions',
  'Without positions, a digit is only a set of patches.':
    'Sans positions, un chiffre n’est qu’un sac de patchs.',
  'Beyond text': 'Au-delà du texte',
  Recommendation: 'La recommandation',
  'Which book next? Candidates look at the ratings of books like them.':
    'Quel sera le prochain livre ? Les candidats regardent les notes de livres semblables.',
  'A picture as a set of vectors': 'Une image comme ensemble de vecteurs',
  'Fifty pixels look at each other, and the weights of any one are painted back on the picture.':
    'Cinquante pixels se regardent, et les poids de chacun se repeignent sur l’image.',
  'Vision transformer': 'Le transformeur de vision',
  'Draw a picture: it is cut into patches that look at each other, with a class token among them.':
    'Dessinez une image : elle est découpée en patchs qui se regardent, avec un jeton de classe parmi eux.',
  'Windows on a line': 'Des fenêtres sur une ligne',
  'Eight words in two windows, and the shift that lets neighbours on both sides of a border meet.':
    'Huit mots dans deux fenêtres, et le décalage qui fait se rencontrer les voisins de part et d’autre d’une frontière.',
  'Shifted windows': 'Les fenêtres décalées',
  'Attention inside the windows of a map, moved by half a window: regions, biases, links and cost.':
    'L’attention dans les fenêtres d’une carte, déplacées d’une demi-fenêtre : régions, biais, liens et coût.',
  'Attention and convolution': 'Attention et convolution',
  'Nine heads that look at nine places do what any 3 × 3 kernel does, but for rounding.':
    'Neuf têtes qui regardent neuf endroits font ce que fait tout noyau 3 × 3, aux arrondis près.',
  'How a word becomes a row of numbers that can be compared.':
    'Comment un mot devient une ligne de nombres que l’on peut comparer.',
  'From looking up one entry to every word looking at every other.':
    'De la recherche d’une entrée à l’attention de chaque mot pour tous les autres.',
  'Why several small attentions see more than a large one.':
    'Pourquoi plusieurs petites attentions voient plus qu’une grande.',
  'What attention does not know by itself: where a word stands, and what it may see.':
    'Ce que l’attention ne sait pas d’elle-même : où se trouve un mot, et ce qu’il a le droit de voir.',
  'How attention began, and what else can compare a query with a key.':
    'Comment l’attention a commencé, et comment on peut comparer autrement une requête et une clé.',
  'What stands around attention, until a whole model is built.':
    'Ce qui entoure l’attention, jusqu’à un modèle complet.',
  'Where the numbers come from: models that you can train, ask and take apart.':
    'D’où viennent les nombres : des modèles que l’on peut entraîner, interroger et démonter.',
  'The same equations for customers, pixels and patches.':
    'Les mêmes équations pour des clients, des pixels et des carrés d’image.',
};
