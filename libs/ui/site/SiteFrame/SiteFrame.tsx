import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface SiteFrameProps {
  navigation: ReactNode;
  footer: ReactNode;
  /** What is asked of a visitor, at the end of the window, beside the page. */
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
  // Where the page itself fills the window, the bar leaves with what is read.
  '&:has([data-fills-window]) > header': { position: 'static' },
  '& > main': { flex: 1, outline: 'none' },
  // A printed page is what it says, without the ways on.
  '@media print': {
    display: 'block',
    '& > header, & > footer, & > [data-part="skip"]': { display: 'none' },
  },
}));

/** The frame of every page: skip link, navigation, the main part, footer. */
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
