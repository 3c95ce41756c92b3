import { ThemeContext } from '@emotion/react';
import type { ReactNode } from 'react';
import { theme } from './theme';

/**
 * Provides the theme without global styles. Both color schemes are CSS variables under `html[data-scheme]`; the inline
 * head script selects one before the first paint, so no React state is involved.
 */
export function PartTheme({ children }: { children: ReactNode }) {
  return <ThemeContext.Provider value={theme}>{children}</ThemeContext.Provider>;
}
