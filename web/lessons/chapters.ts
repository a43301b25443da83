/** What each part of the list of lessons is for, by its title. */
export const purposes: Readonly<Record<string, string>> = {
  'Words as numbers': 'How a word becomes a row of numbers that can be compared.',
  Attention: 'From looking up one entry to every word looking at every other.',
  Heads: 'Why several small attentions see more than a large one.',
  'Order and masks': 'What attention does not know by itself: where a word stands, and what it may see.',
  'Other ways to score': 'How attention began, and what else can compare a query with a key.',
  'The transformer': 'What stands around attention, until a whole model is built.',
  Learning: 'Where the numbers come from: models that you can train, ask and take apart.',
  'Beyond text': 'The same equations for customers, pixels and patches.',
};
