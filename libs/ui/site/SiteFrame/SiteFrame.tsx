import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
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

/** Layout of every page: skip link, navigation, main content (the children), footer. */
export function SiteFrame({ navigation, footer, notice, children, ...frame }: SiteFrameProps) {
  return (
    <Frame {...frame}>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Header>{navigation}</Header>
      <Box component="main" id="main" tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
        {children}
      </Box>
      {footer}
      {notice}
    </Frame>
  );
}
