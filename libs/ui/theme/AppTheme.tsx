import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { globalStyles } from './global-styles';
import { IslandTheme } from './IslandTheme';

interface AppThemeProps {
  children: ReactNode;
}

/** Provides the theme and the page's global styles. */
export function AppTheme({ children }: AppThemeProps) {
  return (
    <IslandTheme>
      <Global styles={globalStyles} />
      {children}
    </IslandTheme>
  );
}
