import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const SYNTAX = [
  { markdown: '# Heading', result: 'A heading; use ## and ### for smaller ones' },
  { markdown: '**important**', result: 'Bold text' },
  { markdown: '*stressed*', result: 'Italic text' },
  { markdown: '[words](https://example.org)', result: 'A link' },
  { markdown: '- first', result: 'A list; use 1. for a numbered list' },
  { markdown: '- [ ] to do', result: 'A task list' },
  { markdown: '> said', result: 'A quotation' },
  { markdown: '~~gone~~', result: 'Strikethrough' },
  { markdown: '| a | b |', result: 'A table, with | - | - | below its first row' },
  { markdown: '![what it shows](https://…)', result: 'A picture' },
] as const;

/** Samples of Markdown with what they become. */
export function MarkdownSyntax() {
  return (
    <>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
          columnGap: 3,
          rowGap: 2,
        }}
      >
        {SYNTAX.map(({ markdown, result }) => (
          <div key={markdown}>
            <Typography
              component="dt"
              variant="body2"
              sx={{ fontFamily: ({ families }) => families.mono, overflowWrap: 'anywhere' }}
            >
              {markdown}
            </Typography>
            <Typography component="dd" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
              {result}
            </Typography>
          </div>
        ))}
      </Box>
      <Typography component="p" variant="caption" color="textSecondary">
        HTML is shown as plain text. Text that you paste from a document keeps its headings, lists, links and
        tables, but no pictures. To paste it without them, press Ctrl+Shift+V or ⌘⇧V.
      </Typography>
    </>
  );
}
