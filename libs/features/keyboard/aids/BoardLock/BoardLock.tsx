import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { UNLOCK_HOLD_MS } from '@paniscus/domain/keyboard';
import { useState } from 'react';
import type { RefObject } from 'react';
import { SumForm } from './SumForm';
import { useHistoryLock } from './use-history-lock';
import { useHold } from './use-hold';
import { useBoardFocus } from './use-board-focus';
import { useLockedPage } from './use-locked-page';

interface BoardLockProps {
  /** Whether the person uses switches, which also press the buttons of the lock. */
  hasSwitches: boolean;
  /** Container of the board: all that is left of the page. */
  root: RefObject<HTMLElement | null>;
  /** Called after the button was held long enough, or the sum was solved. */
  onUnlock: () => void;
}

const HoldButton = styled(Button, { shouldForwardProp: (name) => name !== 'isHeld' })<{ isHeld: boolean }>(
  ({ theme: { vars }, isHeld }) => ({
    touchAction: 'none',
    userSelect: 'none',
    backgroundImage: `linear-gradient(${vars.palette.info.container}, ${vars.palette.info.container})`,
    backgroundRepeat: 'no-repeat',
    backgroundSize: isHeld ? '100% 100%' : '0% 100%',
    transition: isHeld ? `background-size ${UNLOCK_HOLD_MS}ms linear` : 'none',
  }),
);

/** Keeps a child on the board, until an adult holds the button or solves a sum. */
export function BoardLock({ hasSwitches, root, onUnlock }: BoardLockProps) {
  const [isAsking, setIsAsking] = useState(false);
  useLockedPage(root);
  useBoardFocus(root);
  useHistoryLock();
  const { isHeld, handlers } = useHold(UNLOCK_HOLD_MS, onUnlock);
  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Lock"
      data-scan-group="leave"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'end', columnGap: 2, rowGap: 1 }}
    >
      {isAsking ? (
        <SumForm hasSwitches={hasSwitches} onSolved={onUnlock} onCancel={() => setIsAsking(false)} />
      ) : (
        <>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            Locked
          </Typography>
          <Button variant="text" color="inherit" onClick={() => setIsAsking(true)}>
            Unlock with a math problem
          </Button>
          <HoldButton variant="outlined" color="inherit" isHeld={isHeld} {...handlers} data-own-press="">
            Hold 3 seconds to unlock
          </HoldButton>
        </>
      )}
    </Stack>
  );
}
