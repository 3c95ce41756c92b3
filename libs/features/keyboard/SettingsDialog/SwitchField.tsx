import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { VisuallyHidden } from '@paniscus/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { CHOOSING_SWITCH, toButtonBinding, toKeyBinding } from '../Scanning/switches/switch-binding';
import type { SwitchBinding } from '../Scanning/switches/switch-binding';
import { useGamepad } from '../Scanning/switches/use-gamepad';

interface SwitchFieldProps {
  label: string;
  /** Name of the current key or button. */
  name: string;
  onChange: (binding: SwitchBinding) => void;
}

/** Any key except Escape, which stops scanning, or any gamepad button; Escape cancels. */
function useNextPress(isWaiting: boolean, onPress: (binding: SwitchBinding | null) => void): void {
  const notify = useEffectEvent(onPress);
  useGamepad(isWaiting, (button) => onPress(toButtonBinding(button)));
  useEffect(() => {
    if (!isWaiting) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) notify(event.key === 'Escape' ? null : toKeyBinding(event));
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isWaiting]);
}

/** The key or gamepad button that acts as a switch; it is chosen by pressing it. */
export function SwitchField({ label, name, onChange }: SwitchFieldProps) {
  const [isWaiting, setIsWaiting] = useState(false);
  useNextPress(isWaiting, (binding) => {
    setIsWaiting(false);
    if (binding !== null) onChange(binding);
  });
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <Typography
        variant="body2"
        role="status"
        sx={{ flex: '1 1 12rem' }}
        {...(isWaiting ? CHOOSING_SWITCH : {})}
      >
        {isWaiting ? 'Press the key or gamepad button. Escape cancels.' : `${label}: ${name}`}
      </Typography>
      {isWaiting ? (
        <Button variant="outlined" color="inherit" onClick={() => setIsWaiting(false)}>
          Cancel
        </Button>
      ) : (
        <>
          <Button variant="outlined" color="inherit" onClick={() => setIsWaiting(true)}>
            Change<VisuallyHidden> {label.toLowerCase()}</VisuallyHidden>
          </Button>
          <Button variant="text" color="inherit" onClick={() => onChange('')}>
            Reset<VisuallyHidden> {label.toLowerCase()}</VisuallyHidden>
          </Button>
        </>
      )}
    </Stack>
  );
}
