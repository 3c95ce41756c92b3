import { isTyped, NOTHING_TYPED, placeTyped, withLetter } from '@paniscus/domain';
import { useRef } from 'react';

/** Where the key of a keyboard leads from a place of the board; `null` where it is no letter or no word begins so. */
export type TypeAhead = (key: string, from: number) => number | null;

/** Typing inside the grid finds a word; letters that follow each other fast add up. */
export function useTypeAhead(
  words: readonly (string | null)[],
  now: () => number = () => performance.now(),
): TypeAhead {
  const typed = useRef(NOTHING_TYPED);

  return (key, from) => {
    if (!isTyped(key)) return null;
    typed.current = withLetter(typed.current, key, now());
    return placeTyped(words, typed.current, from);
  };
}
