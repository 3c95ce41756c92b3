// British English has no comma before 'and', as the site's style.
const list = new Intl.ListFormat('en-GB');

/** Joins words as a sentence does: 'orange, good and Mulika'. */
export const formatList = (words: readonly string[]): string => list.format(words);
