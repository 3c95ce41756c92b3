import { Source } from '@storybook/addon-docs/blocks';

interface SourceFileProps {
  /** Path from the root of the repository. */
  path: string;
  /** Text of the file, imported with `?raw`. */
  code: string;
}

/** A file of the repository as it is. */
export const SourceFile = ({ path, code }: SourceFileProps) => (
  <>
    <p>
      <code>{path}</code>
    </p>
    <Source code={code} language="tsx" />
  </>
);
