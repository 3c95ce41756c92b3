import { useEffect, useEffectEvent, useRef } from 'react';
import type { Command, RecordSearch } from './command-palette.types';

interface AwaitedResultOptions {
  text: string;
  search: RecordSearch;
  commands: readonly Command[];
  onOpen: (command: Command) => void;
}

/**
 * Opens the first result of a text that Enter was pressed in while it was being searched, once the search has answered.
 * Call the returned function with that text; another one, or none, takes its place.
 */
export function useAwaitedResult({ text, search, commands, onOpen }: AwaitedResultOptions) {
  const awaited = useRef<string>(undefined);
  const openAwaited = useEffectEvent(() => {
    const [first] = commands;
    if (awaited.current !== text || (first === undefined && search.kind === 'searching')) return;
    awaited.current = undefined;
    if (first !== undefined) onOpen(first);
  });
  useEffect(() => openAwaited(), [text, search]);
  return (enteredText?: string) => {
    awaited.current = enteredText;
  };
}
