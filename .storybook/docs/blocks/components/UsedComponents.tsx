import { Heading } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { listParts } from '../sources/list-parts';
import { useComponentSources } from '../sources/use-component-sources';
import { listDocsPages, useStoryIndex } from '../use-story-index';
import type { StoryIndex } from '../use-story-index';
import { DocsLink, MuiLink } from './links';

/** The components that a screen imports, with links to their pages; accessibility and look are theirs. */
export function UsedComponents({ storyPath }: { storyPath: string }) {
  const sources = useComponentSources();
  const index = useStoryIndex();
  if (sources === undefined || index === undefined) return null;
  const { ui, mui } = listParts(storyPath.replace(/^\./, '').replace('.stories', ''), sources);
  const pages = listUiPages(index);
  return (
    <>
      <Heading>Composed of</Heading>
      <Names label="Design system" names={ui.filter((name) => pages.has(name))}>
        {(name) => <DocsLink id={pages.get(name) ?? ''} name={name} />}
      </Names>
      <Names label="Material UI" names={mui}>
        {(name) => <MuiLink name={name} />}
      </Names>
    </>
  );
}

const listUiPages = (index: StoryIndex) =>
  new Map(
    [...listDocsPages(index)]
      .filter(([path]) => path.startsWith('./libs/ui/'))
      .map(([path, id]) => [/(\w+)\.stories\.tsx$/.exec(path)?.[1] ?? '', id]),
  );

interface NamesProps {
  label: string;
  names: readonly string[];
  children: (name: string) => ReactNode;
}

function Names({ label, names, children }: NamesProps) {
  if (names.length === 0) return null;
  return (
    <p>
      <strong>{label}:</strong>{' '}
      {names.map((name, index) => (
        <Fragment key={name}>
          {index === 0 ? '' : ', '}
          {children(name)}
        </Fragment>
      ))}
    </p>
  );
}
