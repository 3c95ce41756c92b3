/** Shorter terms resemble too many others. */
const MIN_LENGTH = 4;
/** A number with another digit is another number. */
const ALPHABETIC = /^\p{L}+$/u;

/**
 * Whether a term was probably meant: the typed one has at most one typing error, which is a wrong, missing or extra
 * letter, or two swapped ones. Expects both in lowercase without accents.
 */
export function isTypingError(typed: string, term: string): boolean {
  if (typed.length < MIN_LENGTH || Math.abs(typed.length - term.length) > 1 || !ALPHABETIC.test(typed))
    return false;
  let same = 0;
  while (same < typed.length && typed[same] === term[same]) same += 1;
  const [is, was] = [typed.slice(same), term.slice(same)];
  const isSwapped = is[0] === was[1] && is[1] === was[0];
  return (
    is.slice(1) === was.slice(1) ||
    is.slice(1) === was ||
    is === was.slice(1) ||
    (isSwapped && is.slice(2) === was.slice(2))
  );
}
