import { styled } from '@mui/material/styles';

interface AdminTab {
  href: string;
  label: string;
  isCurrent?: boolean;
  /** Badge with a count: `{ count: 3, what: 'waiting' }`. */
  waiting?: { count: number; what: string };
}

interface AdminTabsProps {
  label: string;
  tabs: readonly AdminTab[];
}

const Bar = styled('nav')(({ theme: { measures, spacing, typography, vars } }) => ({
  '& > ul': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: spacing(3),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBottom: `${measures.hairline} solid ${vars.palette.divider}`,
  },
  '& a': {
    ...typography.body2,
    display: 'inline-flex',
    alignItems: 'center',
    gap: spacing(1),
    minHeight: measures.touchTarget,
    padding: spacing(1, 0.5),
    marginBottom: '-1px',
    color: vars.palette.text.secondary,
    textDecoration: 'none',
    borderBottom: '2px solid transparent',
    '&:hover': { color: vars.palette.text.primary },
    '&[aria-current]': {
      fontWeight: 600,
      color: vars.palette.text.primary,
      borderBottomColor: vars.palette.primary.main,
    },
  },
  '& a > span': {
    ...typography.caption,
    padding: spacing(0, 1),
    fontWeight: 600,
    lineHeight: 1.6,
    color: vars.palette.tone.warning.text,
    backgroundColor: vars.palette.tone.warning.ground,
    borderRadius: measures.tileRadius,
  },
}));

/** Navigation between the pages of an admin section; plain links with the current page marked. */
export function AdminTabs({ label, tabs }: AdminTabsProps) {
  return (
    <Bar aria-label={label}>
      <ul role="list">
        {tabs.map(({ href, label: name, isCurrent = false, waiting }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {name}
              {waiting === undefined || waiting.count === 0 ? null : (
                <>
                  {' '}
                  <span>{`${waiting.count} ${waiting.what}`}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </Bar>
  );
}
