import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { globalStyles } from './global-styles';
import { PartTheme } from './PartTheme';

interface AppThemeProps {
  children: ReactNode;
}

/** Provides the theme and the page's global styles. */
export function AppTheme({ children }: AppThemeProps) {
  return (
    <PartTheme>
      <Global styles={globalStyles} />
      {children}
    </PartTheme>
  );
}
