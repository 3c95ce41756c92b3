import { isTyped, NOTHING_TYPED, placeTyped, withCharacter } from '@paniscus/domain/keyboard';
import { useCallback, useRef } from 'react';

/**
 * Maps a typed key and a start position to the position of the matching word; `null` when the key is not a letter or no
 * word matches.
 */
export type TypeAhead = (key: string, from: number) => number | null;

/** Type-ahead in the grid; letters typed in quick succession form one search. */
export function useTypeAhead(places: readonly ({ word: string } | null)[]): TypeAhead {
  const typed = useRef(NOTHING_TYPED);

  return useCallback(
    (key, from) => {
      if (!isTyped(key)) return null;
      typed.current = withCharacter(typed.current, key, performance.now());
      const words = places.map((sign) => sign?.word ?? null);
      return placeTyped(words, typed.current, from);
    },
    [places],
  );
}
