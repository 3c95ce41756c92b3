import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { MarkdownContent } from './MarkdownContent';
import type { ProsePicture } from './MarkdownContent';
import { proseStyles } from './prose.styles';

interface ProseProps extends Omit<BoxProps, 'children'> {
  /** CommonMark with GitHub tables, strikethrough and task lists. Raw HTML is escaped. */
  markdown: string;
  /** Finds the versions of a picture of this site by its URL. */
  findPicture?: (url: string) => ProsePicture | undefined;
}

const Text = styled(Box)(({ theme }) => proseStyles(theme));

/** Text written in Markdown. */
export function Prose({ markdown, findPicture, ...box }: ProseProps) {
  return (
    <Text {...box}>
      <MarkdownContent markdown={markdown} findPicture={findPicture} />
    </Text>
  );
}
