import { styled } from '@mui/material/styles';
import { ROW_FROM } from './item.styles';
import type { NavigationItem } from './navigation-item';

export const MenuList = styled('ul')(({ theme: { breakpoints, spacing } }) => ({
  margin: spacing(2, 0),
  padding: 0,
  listStyle: 'none',
  [breakpoints.up(ROW_FROM)]: {
    display: 'flex',
    flex: 1,
    flexWrap: 'wrap',
    gap: spacing(0.5),
    margin: 0,
  },
}));

/** The inline head script sets the attributes of `html`; without them, visitors are signed out. */
export const MenuEntry = styled('li', { shouldForwardProp: (name) => name !== 'shownWhen' })<
  Required<Pick<NavigationItem, 'shownWhen'>>
>(({ theme: { breakpoints, layout, vars } }) => ({
  borderBottom: `${layout.hairline} solid ${vars.palette.divider}`,
  [breakpoints.up(ROW_FROM)]: { border: 0 },
  variants: [
    {
      props: { shownWhen: 'signed-in' },
      style: { 'html:not([data-signed-in]) &': { display: 'none' } },
    },
    { props: { shownWhen: 'signed-out' }, style: { 'html[data-signed-in] &': { display: 'none' } } },
    { props: { shownWhen: 'cart' }, style: { 'html:not([data-cart-count]) &': { display: 'none' } } },
  ],
}));
