import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { strongSigns } from './strong-signs';

interface HighContrastProps {
  /** When false, high contrast follows `prefers-contrast`. */
  isOn: boolean;
  children: ReactNode;
}

const Frame = styled('div')(({ theme }) => ({
  display: 'contents',
  '&[data-contrast]': strongSigns(theme),
  '@media (prefers-contrast: more)': strongSigns(theme),
}));

/** High-contrast tiles (black on pale) for all descendants; uses `display: contents`. */
export function HighContrast({ isOn, children }: HighContrastProps) {
  return <Frame data-contrast={isOn ? '' : undefined}>{children}</Frame>;
}
