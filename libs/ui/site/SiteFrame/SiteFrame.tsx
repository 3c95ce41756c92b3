import AppBar from '@mui/material/AppBar';
import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { SkipLink } from './SkipLink';

interface SiteFrameProps extends ComponentProps<'div'> {
  /** Content of the bar at the top, usually `SiteNavigation`. */
  navigation: ReactNode;
  /** Below the main content, usually `SiteFooter`. */
  footer: ReactNode;
  /** Notice at the bottom of the window, for example a consent request. */
  notice?: ReactNode;
}

const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100svh',
  '@media print': { display: 'block' },
});

/** Scrolls with pages that fill the window. */
const Header = styled(AppBar)({
  ':has([data-fills-window]) > &': { position: 'static' },
  '@media print': { display: 'none' },
});

const Main = styled('main')({
  flex: 1,
  outline: 'none',
  // In print, space below the last line that begins another sheet makes Chromium move the whole page to that sheet.
  '@media print': { '&& > *, && > [data-island] > *': { paddingBottom: 0 } },
});

/** Layout of every page: skip link, navigation, main content (the children), footer. */
export function SiteFrame({ navigation, footer, notice, children, ...frame }: SiteFrameProps) {
  return (
    <Frame {...frame}>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Header>{navigation}</Header>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      {footer}
      {notice}
    </Frame>
  );
}
