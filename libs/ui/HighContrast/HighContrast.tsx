import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { strongSigns } from './strong-signs';

interface HighContrastProps {
  /** Off, contrast is high only where the reader's machine asks for it. */
  isOn: boolean;
  children: ReactNode;
}

const Frame = styled('div')(({ theme }) => ({
  display: 'contents',
  '&[data-contrast]': strongSigns(theme),
  '@media (prefers-contrast: more)': strongSigns(theme),
}));

/** Black signs on pale tiles, in everything inside; it takes no room of its own. */
export function HighContrast({ isOn, children }: HighContrastProps) {
  return <Frame data-contrast={isOn ? '' : undefined}>{children}</Frame>;
}
