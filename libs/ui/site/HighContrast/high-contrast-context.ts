import { createContext } from 'react';

/** Whether high contrast is chosen; `undefined` outside of `HighContrast`. */
export const HighContrastContext = createContext<boolean | undefined>(undefined);
