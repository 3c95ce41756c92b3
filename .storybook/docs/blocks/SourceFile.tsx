import { Source } from '@storybook/addon-docs/blocks';
import { useDocsScheme } from './docs-scheme';

interface SourceFileProps {
  /** Path from the root of the repository. */
  path: string;
  /** Text of the file, imported with `?raw`. */
  code: string;
}

/** A file of the repository as it is. */
export function SourceFile({ path, code }: SourceFileProps) {
  const isDark = useDocsScheme() === 'dark';
  return (
    <>
      <p>
        <code>{path}</code>
      </p>
      <Source code={code} language="tsx" dark={isDark} />
    </>
  );
}
