import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const readFixedTime = (text: string) =>
  readSettings({ SANDBOX_FIXED_TIME: text }, import.meta.dirname).fixedTime;

describe('SANDBOX_FIXED_TIME', () => {
  it('is a UTC time in whole seconds', () => {
    expect(readFixedTime('2028-02-29T12:00:00Z')).toBe(Date.UTC(2028, 1, 29, 12));
  });

  it('lets the clock follow real time when it is empty', () => {
    expect(readFixedTime('')).toBeNull();
  });

  it.each(['tomorrow', '1767225600', '2027-02-29T12:00:00Z', '2028-02-29', '2028-02-29T12:00:00'])(
    'is rejected when it is %s',
    (text) => {
      expect(() => readFixedTime(text)).toThrow(`not "${text}"`);
    },
  );
});

it.each([
  ['SANDBOX_PORT', 'abc', 'an integer from 0 to 65533'],
  ['SANDBOX_PORT', '65534', 'an integer from 0 to 65533'],
  ['STRIPE_WEBHOOK_URL', 'nowhere', 'an http or https URL'],
  ['PRINTIFY_WEBHOOK_URL', 'ftp://site.example', 'an http or https URL'],
])('%s=%s is rejected by name, with its right form', (name, value, form) => {
  expect(() => readSettings({ [name]: value }, import.meta.dirname)).toThrow(
    `${name} must be ${form}, not "${value}".`,
  );
});
