import { foldText } from '../search/fold-text.ts';
import { splitIntoTerms } from '../search/search.rules.ts';

/** What visitors call the same kind of merchandise, one word each. */
const NAMES: readonly (readonly string[])[] = [
  ['shirt', 'tee', 'tshirt'],
  ['hoodie', 'sweatshirt', 'sweater'],
  ['cap', 'hat'],
  ['mug', 'cup'],
  ['bag', 'tote'],
  ['print', 'poster'],
];

/** Names that a search knows beside those in the text of a product: 'hat' for 'Forest caps.' */
export function listOtherNames(text: string): string {
  const terms = new Set(splitIntoTerms(text).map(({ term }) => foldText(term)));
  const isInText = (name: string) => terms.has(name) || terms.has(`${name}s`);
  const kinds = NAMES.filter((names) => names.some(isInText));
  return kinds
    .flat()
    .filter((name) => !isInText(name))
    .join(' ');
}
