import { describe, expect, it } from 'vitest';
import { changeSwitch, formatBinding, matchesKey, toButtonBinding, toKeyBinding } from './switch-binding';

describe('switch', () => {
  it('is a physical key, or the character of a device that sends no code', () => {
    expect(toKeyBinding({ key: 'q', code: 'KeyA' })).toBe('key:KeyA');
    expect(matchesKey('key:KeyA', { key: 'Q', code: 'KeyA' })).toBe(true);
    expect(matchesKey('key:KeyA', { key: 'a', code: 'KeyQ' })).toBe(false);
    expect(toKeyBinding({ key: 'F13', code: '' })).toBe('key:F13');
  });

  it('is called by the name on the key', () => {
    const names = ['key:KeyM', 'key:Digit7', 'key:ArrowLeft', 'key:F9', toButtonBinding(0)].map(
      formatBinding,
    );

    expect(names).toEqual(['M', '7', 'Arrow Left', 'F9', 'gamepad button 1']);
  });

  it('takes the place of the other one when the same is chosen for both', () => {
    const defaults = { moveSwitch: '', selectSwitch: '' };
    const chosen = { moveSwitch: 'key:F9', selectSwitch: 'button:0' };

    expect(changeSwitch(defaults, 'selectSwitch', 'key:KeyK')).toEqual({ selectSwitch: 'key:KeyK' });
    expect(changeSwitch(defaults, 'selectSwitch', 'key:Space')).toEqual({
      selectSwitch: 'key:Space',
      moveSwitch: 'key:Enter',
    });
    expect(changeSwitch(chosen, 'moveSwitch', 'button:0')).toEqual({
      moveSwitch: 'button:0',
      selectSwitch: 'key:F9',
    });
    expect(changeSwitch({ ...chosen, selectSwitch: 'key:Space' }, 'moveSwitch', '')).toEqual({
      moveSwitch: '',
      selectSwitch: 'key:F9',
    });
  });
});
