import { styled } from '@mui/material/styles';

const MARKS = [
  { typed: '# Heading', becomes: 'A heading; ## and ### are smaller ones' },
  { typed: '**important**', becomes: 'Strong words' },
  { typed: '*stressed*', becomes: 'Words in italics' },
  { typed: '[words](https://example.org)', becomes: 'A link' },
  { typed: '- first', becomes: 'A list; 1. makes a numbered one' },
  { typed: '- [ ] to do', becomes: 'A list of tasks' },
  { typed: '> said', becomes: 'A quotation' },
  { typed: '~~gone~~', becomes: 'Struck out' },
  { typed: '| a | b |', becomes: 'A table, with | - | - | below its first row' },
  { typed: '![what it shows](https://…)', becomes: 'A picture' },
] as const;

const Help = styled('details')(({ theme: { families, measures, spacing, typography, vars } }) => ({
  ...typography.body2,
  '& > summary': {
    display: 'list-item',
    width: 'fit-content',
    paddingBlock: spacing(1.25),
    color: vars.palette.primary.main,
    textDecoration: 'underline',
    textDecorationThickness: '0.06em',
    textUnderlineOffset: '0.18em',
    cursor: 'pointer',
  },
  '& > dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
    gap: spacing(2, 3),
    marginTop: spacing(1),
    padding: spacing(2.5, 0),
    borderBlock: `${measures.hairline} solid ${vars.palette.divider}`,
  },
  '& dt': { fontFamily: families.mono, overflowWrap: 'anywhere' },
  '& dd': { ...typography.caption, color: vars.palette.text.secondary },
  '& > p': { ...typography.caption, marginTop: spacing(1.5), color: vars.palette.text.secondary },
}));

export function MarkdownHelp() {
  return (
    <Help>
      <summary>How to write Markdown</summary>
      <dl>
        {MARKS.map(({ typed, becomes }) => (
          <div key={typed}>
            <dt>{typed}</dt>
            <dd>{becomes}</dd>
          </div>
        ))}
      </dl>
      <p>HTML is shown as it was typed.</p>
    </Help>
  );
}
