import { styled } from '@mui/material/styles';
import type { StoredItem } from '@paniscus/content';

const TITLES: Record<StoredItem['where'], string> = {
  browser: 'In the browser, after you leave',
  tab: 'In the tab, while it is open',
  files: 'Files for use without a network',
  cookie: 'Cookies of the payment provider',
};

const Saved = styled('div')(({ theme: { families, measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(4),
  marginTop: spacing(2),
  '& h3': { ...typography.overline, marginBottom: spacing(1), color: vars.palette.text.secondary },
  '& dl > div': {
    display: 'grid',
    gap: spacing(0.5, 3),
    paddingBlock: spacing(1.25),
    borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
    breakInside: 'avoid',
    '@media (min-width: 34rem)': { gridTemplateColumns: '11rem 1fr' },
  },
  '& dt': { ...typography.caption, fontFamily: families.mono, overflowWrap: 'anywhere', paddingTop: '0.2em' },
  '& dd': typography.body2,
  '& [data-part="until"]': { color: vars.palette.text.secondary },
}));

/** Data stored in the browser, grouped by storage: name, purpose and retention. */
export function StoredItemList({ items }: { items: readonly StoredItem[] }) {
  const places = [...new Set(items.map(({ where }) => where))];
  return (
    <Saved>
      {places.map((place) => (
        <div key={place}>
          <h3 id={`kept-${place}`}>{TITLES[place]}</h3>
          <dl aria-labelledby={`kept-${place}`}>
            {items
              .filter(({ where }) => where === place)
              .map(({ name, what, until }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    {what} <span data-part="until">Kept {until}.</span>
                  </dd>
                </div>
              ))}
          </dl>
        </div>
      ))}
    </Saved>
  );
}
