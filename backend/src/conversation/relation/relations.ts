/** How a text stands to what was told before it, in the order of the weights. nlp-fixtures/relations/README.md says how each is told from the others. */
export const RELATIONS = ['more', 'kind', 'amount', 'swap', 'less', 'gone', 'when', 'figures', 'again', 'remark', 'ask', 'other'] as const;
export type Relation = (typeof RELATIONS)[number];

/** A text is said of what stands, or tells a meal or training of its own and says nothing of it; in the order of the weights. */
export const OF_ITS_OWN = ['of what stands', 'of its own'] as const;
