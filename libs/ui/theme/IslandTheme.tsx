import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import { islandComponents } from './components/island-components';
import { createSiteTheme } from './create-site-theme';

const islandTheme = createSiteTheme(islandComponents);

/**
 * Provides the theme for an island, without global styles and without the entries of components that only whole pages
 * use. Both color schemes are CSS variables under `html[data-scheme]`; the site script selects one before the first
 * paint. Therefore the provider is that of MUI System, which does not bring the code that switches schemes in React.
 */
export function IslandTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={islandTheme}>{children}</ThemeProvider>;
}
