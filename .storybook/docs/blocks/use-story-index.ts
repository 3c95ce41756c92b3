import { useEffect, useState } from 'react';

interface IndexEntry {
  id: string;
  type: string;
  title: string;
  name: string;
  /** `./libs/ui/layout/Page/Page.stories.tsx`. */
  importPath: string;
}

export interface StoryIndex {
  entries: Record<string, IndexEntry>;
}

/** Storybook's own list of stories and documentation pages; undefined while it loads. */
export function useStoryIndex(): StoryIndex | undefined {
  const [index, setIndex] = useState<StoryIndex>();
  useEffect(() => {
    const request = new AbortController();
    fetch('./index.json', { signal: request.signal })
      .then((response) => response.json())
      .then(setIndex, () => undefined);
    return () => request.abort();
  }, []);
  return index;
}

/** Documentation pages by the story file that they describe. */
export const listDocsPages = ({ entries }: StoryIndex): ReadonlyMap<string, string> =>
  new Map(
    Object.values(entries)
      .filter(({ type }) => type === 'docs')
      .map(({ importPath, id }) => [importPath, id]),
  );
