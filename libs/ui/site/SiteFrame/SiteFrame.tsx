import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface SiteFrameProps {
  navigation: ReactNode;
  footer: ReactNode;
  /** Notice at the bottom of the window, for example a consent request. */
  notice?: ReactNode;
  children: ReactNode;
}

const Frame = styled('div')(({ theme: { measures, spacing, typography, vars, zIndex } }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100svh',
  '& > [data-part="skip"]': {
    ...typography.button,
    position: 'absolute',
    // Below the bar, so that it covers no link.
    top: `calc(${measures.bar} + ${spacing(1)})`,
    left: spacing(1),
    zIndex: zIndex.tooltip,
    padding: spacing(1.5, 2.5),
    color: vars.palette.primary.contrastText,
    backgroundColor: vars.palette.primary.main,
    borderRadius: measures.controlRadius,
    '&:not(:focus)': { transform: 'translateY(-300%)' },
  },
  '& > header': {
    position: 'sticky',
    top: 0,
    zIndex: zIndex.appBar,
    backgroundColor: vars.palette.background.default,
    borderBottom: `${measures.hairline} solid ${vars.palette.divider}`,
  },
  // On pages that fill the window, the bar is not sticky.
  '&:has([data-fills-window]) > header': { position: 'static' },
  '& > main': { flex: 1, outline: 'none' },
  '@media print': {
    display: 'block',
    '& > header, & > footer, & > [data-part="skip"]': { display: 'none' },
  },
}));

/** Layout of every page: skip link, navigation, main content, footer. */
export function SiteFrame({ navigation, footer, notice, children }: SiteFrameProps) {
  return (
    <Frame>
      <a href="#main" data-part="skip">
        Skip to content
      </a>
      <header>{navigation}</header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
      {notice}
    </Frame>
  );
}
