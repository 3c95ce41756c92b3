import { Markdown } from '@storybook/addon-docs/blocks';

interface DocsTextProps {
  /** A document of the repository, imported with `?raw`; its title is left out. */
  text: string;
}

/** A document of the repository as it is. */
export const DocsText = ({ text }: DocsTextProps) => (
  <Markdown>{text.replace(/^# .*\n/, '').trim()}</Markdown>
);
