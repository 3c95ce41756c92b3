import { ThemeContext } from '@emotion/react';
import type { ReactNode } from 'react';
import { theme } from './theme';

/**
 * The theme for a part of a page that has its own styles already. Both schemes are CSS variables under
 * `html[data-scheme]`, so no state and no effect here ever chooses between them: the page's first script does,
 * before the first paint.
 */
export function PartTheme({ children }: { children: ReactNode }) {
  return <ThemeContext.Provider value={theme}>{children}</ThemeContext.Provider>;
}
