/** A key or gamepad button that acts as a switch: `key:F9`, `button:0`. */
export type SwitchBinding = string;

type KeyPress = Pick<KeyboardEvent, 'key' | 'code'>;

/** The physical key, which does not depend on the keyboard layout; some switch interfaces send no code. */
export const toKeyBinding = ({ key, code }: KeyPress): SwitchBinding => `key:${code === '' ? key : code}`;

export const toButtonBinding = (button: number): SwitchBinding => `button:${button}`;

export const matchesKey = (binding: SwitchBinding, press: KeyPress): boolean =>
  toKeyBinding(press) === binding;

type SwitchName = 'moveSwitch' | 'selectSwitch';
type SwitchBindings = Record<SwitchName, SwitchBinding>;

const DEFAULTS: SwitchBindings = { moveSwitch: 'key:Space', selectSwitch: 'key:Enter' };
const OTHERS = { moveSwitch: 'selectSwitch', selectSwitch: 'moveSwitch' } as const;

/** Changes a switch; when it was the other one, that takes its place, so that the two always differ. */
export function changeSwitch(
  bindings: SwitchBindings,
  name: SwitchName,
  binding: SwitchBinding,
): Partial<SwitchBindings> {
  const resolve = (changed: SwitchName, value: SwitchBinding) => (value === '' ? DEFAULTS[changed] : value);
  const other = OTHERS[name];
  return resolve(name, binding) === resolve(other, bindings[other])
    ? { [name]: binding, [other]: resolve(name, bindings[name]) }
    : { [name]: binding };
}

/** What a visitor reads: `F9`, `M`, `gamepad button 1`. */
export function formatBinding(binding: SwitchBinding): string {
  const [kind, name = ''] = binding.split(':');
  return kind === 'button'
    ? `gamepad button ${Number(name) + 1}`
    : name.replace(/^(?:Key|Digit)(?=.$)/, '').replace(/(?<=[a-z])(?=[A-Z0-9])/g, ' ');
}

/** Marks the field in which a switch is being chosen by pressing it; no switch does anything else meanwhile. */
export const CHOOSING_SWITCH = { 'data-choosing-switch': '' };

export const isChoosingSwitch = (): boolean => document.querySelector('[data-choosing-switch]') !== null;
