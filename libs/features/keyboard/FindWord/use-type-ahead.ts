import { isTyped, NOTHING_TYPED, placeTyped, withLetter } from '@paniscus/domain';
import { useCallback, useRef } from 'react';

/** Where the key of a keyboard leads from a place of the board; `null` where it is no letter or no word begins so. */
export type TypeAhead = (key: string, from: number) => number | null;

/** Typing inside the grid finds a word; letters that follow each other fast add up. */
export function useTypeAhead(places: readonly ({ word: string } | null)[]): TypeAhead {
  const typed = useRef(NOTHING_TYPED);

  return useCallback(
    (key, from) => {
      if (!isTyped(key)) return null;
      typed.current = withLetter(typed.current, key, performance.now());
      const words = places.map((sign) => sign?.word ?? null);
      return placeTyped(words, typed.current, from);
    },
    [places],
  );
}
