import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import { theme } from './theme';

/**
 * Provides MUI's theme without global styles. Both color schemes are CSS variables under `html[data-scheme]`; the site
 * script selects one before the first paint. Therefore the provider is that of MUI System, which does not bring the code
 * that switches schemes in React.
 */
export function IslandTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
