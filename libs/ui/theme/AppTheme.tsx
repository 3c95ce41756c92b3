import { Global } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import { globalStyles } from './global-styles';
import { theme } from './theme';

interface AppThemeProps {
  children: ReactNode;
}

/** Provides the theme and the page's global styles. */
export function AppTheme({ children }: AppThemeProps) {
  return (
    <ThemeProvider theme={theme}>
      <Global styles={globalStyles} />
      {children}
    </ThemeProvider>
  );
}
