import { useEffect, useState } from 'react';

/** Text of all components by path; undefined while it loads. */
export function useComponentSources(): Readonly<Record<string, string>> | undefined {
  const [sources, setSources] = useState<Readonly<Record<string, string>>>();
  useEffect(() => {
    import('./component-sources').then(
      ({ componentSources }) => setSources(componentSources),
      () => undefined,
    );
  }, []);
  return sources;
}
