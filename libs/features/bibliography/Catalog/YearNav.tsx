import { styled } from '@mui/material/styles';

type YearNavProps = {
  parts: readonly { id: string; label: string; count: number }[];
};

const Nav = styled('nav')(({ theme: { measures, spacing, typography, vars } }) => ({
  '& > ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: spacing(0, 2.5),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& a': {
    ...typography.body2,
    display: 'flex',
    justifyContent: 'space-between',
    gap: spacing(1),
    paddingBlock: spacing(1.25),
    color: vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& [data-part="count"]': { color: vars.palette.text.secondary },
  [`@media (min-width: ${measures.barFrom}px)`]: {
    position: 'sticky',
    top: spacing(12),
    '& > ul': { flexDirection: 'column' },
    '& li': { borderTop: `${measures.hairline} solid ${vars.palette.divider}` },
    '& li:last-of-type': { borderBottom: `${measures.hairline} solid ${vars.palette.divider}` },
  },
  '@media print': { display: 'none' },
}));

/** Navigation beside the list, with a link to the section of each year. */
export function YearNav({ parts }: YearNavProps) {
  return (
    <Nav aria-label="Years">
      <ul>
        {parts.map(({ id, label, count }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span>{label}</span> <span data-part="count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
