import type { KeyboardSettings } from '@paniscus/domain/keyboard';
import { formatBinding } from './switch-binding';

type Switches = Pick<KeyboardSettings, 'scanning' | 'selectSwitch' | 'moveSwitch'>;

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Names of the switches in use. */
export const nameSwitches = ({ scanning, selectSwitch, moveSwitch }: Switches) => ({
  move: moveSwitch === '' ? 'Space' : formatBinding(moveSwitch),
  select:
    selectSwitch === ''
      ? scanning === 'one-switch'
        ? 'Space, Enter'
        : 'Enter'
      : formatBinding(selectSwitch),
});

/** How to scan, in two sentences. */
export function describeSwitches(settings: Switches): string {
  const { move, select } = nameSwitches(settings);
  return settings.scanning === 'one-switch'
    ? `The highlight moves automatically. Press ${select} or the board to choose.`
    : `${capitalize(move)} moves the highlight. Press ${select} or the board to choose.`;
}
