import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { HighContrastContext } from './high-contrast-context';
import { strongSigns } from './strong-signs';

interface HighContrastProps extends ComponentProps<'div'> {
  /** When false, high contrast follows `prefers-contrast`. */
  isOn: boolean;
}

const Frame = styled('div', { shouldForwardProp: (name) => name !== 'isOn' })<{ isOn: boolean }>(
  ({ theme }) => ({
    display: 'contents',
    '@media (prefers-contrast: more)': strongSigns(theme),
    variants: [{ props: { isOn: true }, style: strongSigns(theme) }],
  }),
);

/** High-contrast tiles (black on pale) for all descendants, in dialogs as well; uses `display: contents`. */
export function HighContrast({ isOn, ...frame }: HighContrastProps) {
  return (
    <HighContrastContext value={isOn}>
      <Frame {...frame} isOn={isOn} />
    </HighContrastContext>
  );
}
