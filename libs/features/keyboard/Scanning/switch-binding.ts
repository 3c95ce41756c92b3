/** A key or gamepad button that acts as a switch: `key:F9`, `button:0`. */
export type SwitchBinding = string;

type KeyPress = Pick<KeyboardEvent, 'key' | 'code'>;

/** The physical key, which does not depend on the keyboard layout; some switch interfaces send no code. */
export const toKeyBinding = ({ key, code }: KeyPress): SwitchBinding => `key:${code === '' ? key : code}`;

export const toButtonBinding = (button: number): SwitchBinding => `button:${button}`;

export const matchesKey = (binding: SwitchBinding, press: KeyPress): boolean =>
  toKeyBinding(press) === binding;

/** What a visitor reads: `F9`, `M`, `gamepad button 1`. */
export function formatBinding(binding: SwitchBinding): string {
  const [kind, name = ''] = binding.split(':');
  return kind === 'button'
    ? `gamepad button ${Number(name) + 1}`
    : name.replace(/^(?:Key|Digit)(?=.$)/, '').replace(/(?<=[a-z])(?=[A-Z0-9])/g, ' ');
}
