import { Global, ThemeContext } from '@emotion/react';
import type { ReactNode } from 'react';
import { globalStyles } from './global-styles';
import { theme } from './theme';

interface AppThemeProps {
  children: ReactNode;
}

/**
 * Gives everything inside it the theme. Both schemes are CSS variables under `html[data-scheme]`, so no state
 * and no effect here ever chooses between them: the page's first script does, before the first paint.
 */
export function AppTheme({ children }: AppThemeProps) {
  return (
    <ThemeContext.Provider value={theme}>
      <Global styles={globalStyles} />
      {children}
    </ThemeContext.Provider>
  );
}
