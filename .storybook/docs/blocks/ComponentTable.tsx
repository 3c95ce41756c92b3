/// <reference types="vite/client" />
import { useEffect, useState } from 'react';
import type { ComponentGuide } from '../../../libs/ui/component-guide/component-guide.types';
import { muiPages } from '../../../libs/ui/component-guide/mui-pages.data';

interface StoryModule {
  default: { title?: string; parameters?: { guide?: ComponentGuide } };
}

interface StoryIndex {
  entries: Record<string, { id: string; type: string; importPath: string }>;
}

interface ComponentRow {
  id: string;
  name: string;
  guide: ComponentGuide;
}

const modules = import.meta.glob<StoryModule>('../../../libs/ui/**/*.stories.tsx');

/** `./libs/ui/Page/Page.stories.tsx`, as in Storybook's index, from a path relative to this file. */
const toIndexPath = (path: string) => path.replace('../../../', './');

async function loadRows(signal: AbortSignal): Promise<ComponentRow[]> {
  const response = await fetch('./index.json', { signal });
  const { entries } = (await response.json()) as StoryIndex;
  const docsPages = new Map(
    Object.values(entries)
      .filter(({ type }) => type === 'docs')
      .map(({ importPath, id }) => [importPath, id]),
  );
  const rows = await Promise.all(
    Object.entries(modules).map(async ([path, load]): Promise<ComponentRow[]> => {
      const { guide } = (await load()).default.parameters ?? {};
      const id = docsPages.get(toIndexPath(path));
      const name = /(\w+)\.stories\.tsx$/.exec(path)?.[1] ?? path;
      return guide === undefined || id === undefined ? [] : [{ id, name, guide }];
    }),
  );
  return rows.flat().sort((one, other) => one.name.localeCompare(other.name));
}

function useRows(): readonly ComponentRow[] | undefined {
  const [rows, setRows] = useState<readonly ComponentRow[]>();
  useEffect(() => {
    const request = new AbortController();
    loadRows(request.signal).then(setRows, () => undefined);
    return () => request.abort();
  }, []);
  return rows;
}

/** Every component with its purpose and the Material UI components that it consists of, from its guide. */
export function ComponentTable() {
  const rows = useRows();
  if (rows === undefined) return <p>Loading the list of components...</p>;
  return (
    <table>
      <thead>
        <tr>
          <th>Component</th>
          <th>What it is for</th>
          <th>Material UI components</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, guide: { purpose, mui } }) => (
          <tr key={id}>
            <td>
              <a href={`./?path=/docs/${id}`} target="_top">
                {name}
              </a>
            </td>
            <td>{purpose}</td>
            <td>{mui.length === 0 ? 'None' : <MuiLinks mui={mui} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MuiLinks({ mui }: Pick<ComponentGuide, 'mui'>) {
  return mui.map((name, index) => (
    <span key={name}>
      {index === 0 ? '' : ', '}
      <a href={`https://mui.com/material-ui/${muiPages[name]}/`}>{name}</a>
    </span>
  ));
}
