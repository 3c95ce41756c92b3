/** Characters that stand for small raised ones. */
export const SUPERSCRIPTS = toMap('0123456789+-−()n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁽⁾ⁿ');

/** Characters that stand for small lowered ones. */
export const SUBSCRIPTS = toMap('0123456789+-−()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₍₎');

function toMap(plain: string, small: string): ReadonlyMap<string, string> {
  const characters = [...small];
  return new Map([...plain].map((character, index) => [character, characters[index] ?? character]));
}
