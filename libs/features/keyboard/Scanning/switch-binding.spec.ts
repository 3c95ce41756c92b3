import { describe, expect, it } from 'vitest';
import { formatBinding, matchesKey, toButtonBinding, toKeyBinding } from './switch-binding';

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
});
