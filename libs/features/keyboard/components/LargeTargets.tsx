import ThemeProvider from '@mui/system/ThemeProvider';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Fields, choices and links are as tall as buttons. */
const toLargeTargets = ({ layout, ...theme }: Theme): Theme => ({
  ...theme,
  layout: { ...layout, touchTarget: layout.controlHeight },
});

interface LargeTargetsProps {
  children: ReactNode;
}

/** Everything that is pressed is at least 48 px high, in dialogs as well, for tremor and for head and eye pointers. */
export const LargeTargets = ({ children }: LargeTargetsProps) => (
  <ThemeProvider theme={toLargeTargets}>{children}</ThemeProvider>
);
