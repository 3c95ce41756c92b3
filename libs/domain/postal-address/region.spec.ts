import { describe, expect, it } from 'vitest';
import { getCountryName, getRegionRule } from './region.rules.ts';
import { CA_PROVINCES, COUNTRIES, US_STATES } from './regions.data.ts';

describe('countries and regions', () => {
  it('offers 47 countries, 50 states with the District of Columbia, and 10 provinces, each once', () => {
    expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(47);
    expect(new Set(US_STATES.map(({ code }) => code)).size).toBe(51);
    expect(new Set(CA_PROVINCES.map(({ code }) => code)).size).toBe(10);
  });

  it('lists them by name', () => {
    for (const list of [COUNTRIES, US_STATES, CA_PROVINCES]) {
      const names = list.map(({ name }) => name);
      expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
    }
  });

  it('asks for a state in the United States and starts at Alabama', () => {
    expect(getRegionRule('US')).toMatchObject({ kind: 'select', label: 'State', initial: 'AL' });
  });

  it('asks for a province in Canada and starts at Alberta', () => {
    expect(getRegionRule('CA')).toMatchObject({ kind: 'select', label: 'Province', initial: 'AB' });
  });

  it('takes free text elsewhere and asks nothing without a country', () => {
    expect(getRegionRule('FR')).toEqual({ kind: 'text' });
    expect(getRegionRule('')).toEqual({ kind: 'none' });
  });

  it('knows a country by its code', () => {
    expect(getCountryName('GB')).toBe('United Kingdom');
    expect(getCountryName('XX')).toBeUndefined();
  });
});
