import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { FocusableButton } from '../../buttons/FocusableButton/FocusableButton';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { mergeSx } from '../../theme/merge-sx';

export type MoveDirection = 'up' | 'down';

interface MoveButtonsProps extends BoxProps {
  /** Name of the entry, for screen readers. */
  name: string;
  /** Place of the entry in its list, from 0. */
  position: number;
  /** Length of the list. */
  count: number;
  /** Moves the entry by one place. */
  onMove: (direction: MoveDirection) => void;
}

/** “Move up” and “Move down” of an entry of a list; the pressed one keeps the focus, and stays in view. */
export function MoveButtons({ name, position, count, onMove, sx, ...box }: MoveButtonsProps) {
  const pressed = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const button = pressed.current;
    pressed.current = undefined;
    const { activeElement: active } = document;
    if (active !== button && active !== document.body) return;
    // A browser takes the focus from an element that is moved.
    button?.focus();
    button?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [position]);
  const button = (label: string, direction: MoveDirection, isEnd: boolean) => {
    const move = ({ currentTarget }: MouseEvent<HTMLElement>) => {
      pressed.current = currentTarget;
      onMove(direction);
    };
    return (
      <FocusableButton
        disabled={isEnd}
        onClick={move}
        data-repeatable
        size="small"
        variant="outlined"
        color="inherit"
      >
        {label}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </FocusableButton>
    );
  };
  return (
    // The buttons are two of a row of buttons.
    <Box {...box} sx={mergeSx({ display: 'contents' }, sx)}>
      {button('Move up', 'up', position === 0)}
      {button('Move down', 'down', position === count - 1)}
    </Box>
  );
}
