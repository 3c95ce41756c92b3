import { describe, expect, it } from 'vitest';
import { getCountryName, getRegionRule } from './region.rules.ts';
import { CA_PROVINCES, COUNTRIES, US_STATES } from './regions.data.ts';

describe('countries and regions', () => {
  it('contain 47 countries, 50 states plus the District of Columbia, and 10 provinces, each once', () => {
    expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(47);
    expect(new Set(US_STATES.map(({ code }) => code)).size).toBe(51);
    expect(new Set(CA_PROVINCES.map(({ code }) => code)).size).toBe(10);
  });

  it('are sorted by name', () => {
    for (const list of [COUNTRIES, US_STATES, CA_PROVINCES]) {
      const names = list.map(({ name }) => name);
      expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
    }
  });

  it('require a state in the United States and default to Alabama', () => {
    expect(getRegionRule('US')).toMatchObject({ kind: 'select', label: 'State', initial: 'AL' });
  });

  it('require a province in Canada and default to Alberta', () => {
    expect(getRegionRule('CA')).toMatchObject({ kind: 'select', label: 'Province', initial: 'AB' });
  });

  it('use a free-text region elsewhere and none without a country', () => {
    expect(getRegionRule('FR')).toEqual({ kind: 'text' });
    expect(getRegionRule('')).toEqual({ kind: 'none' });
  });

  it('can be looked up by country code', () => {
    expect(getCountryName('GB')).toBe('United Kingdom');
    expect(getCountryName('XX')).toBeUndefined();
  });
});
