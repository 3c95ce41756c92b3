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

/** Names that a search knows beside those in the text of a product, in singular and plural: 'hat hats' for 'Forest cap'. */
export function listOtherNames(text: string): string {
  const terms = new Set(splitIntoTerms(text).map(({ term }) => foldText(term)));
  const isInText = (name: string) => terms.has(name) || terms.has(`${name}s`);
  const kinds = NAMES.filter((names) => names.some(isInText));
  const others = kinds.flat().filter((name) => !isInText(name));
  return others.map((name) => `${name} ${name}s`).join(' ');
}
