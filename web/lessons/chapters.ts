/** What each part of the list of lessons is for, by its id. */
export const purposes: Readonly<Record<string, string>> = {
  'words-as-numbers': 'How a word becomes a row of numbers that can be compared.',
  attention: 'From looking up one entry to every word looking at every other.',
  heads: 'Why several small attentions see more than a large one.',
  'order-and-masks': 'What attention does not know by itself: where a word stands, and what it may see.',
  scoring: 'How attention began, and what else can compare a query with a key.',
  transformer: 'What stands around attention, until a whole model is built.',
  learning: 'Where the numbers come from: models that you can train, ask and take apart.',
  'beyond-text': 'The same equations for customers, pixels and patches.',
};
