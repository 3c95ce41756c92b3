/// <reference types="vite/client" />
import { useEffect, useState } from 'react';
import type { ComponentGuide } from '../../../../libs/ui/component-guide/component-guide.types';
import { listDocsPages, useStoryIndex } from '../use-story-index';

interface StoryModule {
  default: { parameters?: { guide?: ComponentGuide } };
}

interface GuidedComponent {
  /** Id of its documentation page. */
  id: string;
  name: string;
  guide: ComponentGuide;
}

const modules = import.meta.glob<StoryModule>('/libs/ui/**/*.stories.tsx');

async function loadGuide(
  [path, load]: [string, () => Promise<StoryModule>],
  pages: ReadonlyMap<string, string>,
) {
  const { guide } = (await load()).default.parameters ?? {};
  const id = pages.get(`.${path}`);
  const name = /(\w+)\.stories\.tsx$/.exec(path)?.[1] ?? path;
  return guide === undefined || id === undefined ? [] : [{ id, name, guide }];
}

/** Components of `libs/ui` with their guides, by name; undefined while they load. */
export function useGuides(): readonly GuidedComponent[] | undefined {
  const index = useStoryIndex();
  const [components, setComponents] = useState<readonly GuidedComponent[]>();
  useEffect(() => {
    if (index === undefined) return undefined;
    let isCurrent = true;
    const pages = listDocsPages(index);
    Promise.all(Object.entries(modules).map((entry) => loadGuide(entry, pages))).then(
      (found) => {
        if (isCurrent) setComponents(found.flat().sort((one, other) => one.name.localeCompare(other.name)));
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [index]);
  return components;
}
