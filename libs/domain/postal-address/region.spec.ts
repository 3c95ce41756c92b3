import { describe, expect, it } from 'vitest';
import { getCountryName, getRegionRule, belongsToCountry, toRegionCode } from './region.rules.ts';
import { CA_PROVINCES, COUNTRIES, US_STATES } from './regions.data.ts';

describe('country and region lists', () => {
  it('contain 47 countries, 50 states plus the District of Columbia, and 10 provinces without duplicates', () => {
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

  it('offer states in the United States and default to Alabama', () => {
    expect(getRegionRule('US')).toMatchObject({ kind: 'select', label: 'State', initial: 'AL' });
  });

  it('offer provinces in Canada and default to Alberta', () => {
    expect(getRegionRule('CA')).toMatchObject({ kind: 'select', label: 'Province', initial: 'AB' });
  });

  it('know a state and a province by name', () => {
    expect(toRegionCode('US', 'Iowa')).toBe('IA');
    expect(toRegionCode('CA', 'Alberta')).toBe('AB');
    expect(toRegionCode('US', 'IA')).toBe('IA');
    expect(toRegionCode('FR', 'Iowa')).toBe('Iowa');
  });

  it('allow free text elsewhere and no region without a country', () => {
    expect(getRegionRule('FR')).toEqual({ kind: 'text' });
    expect(getRegionRule('')).toEqual({ kind: 'none' });
  });

  it.each([
    ['US', 'IA', true],
    ['US', 'ZZ', false],
    ['US', '', false],
    ['CA', 'AB', true],
    ['CA', 'IA', false],
    ['FR', 'Bretagne', true],
    ['FR', '', true],
    ['', 'IA', false],
  ])('know whether %s has the region "%s"', (country, region, isKnown) => {
    expect(belongsToCountry(country, region)).toBe(isKnown);
  });

  it('contain the name of a country by its code', () => {
    expect(getCountryName('GB')).toBe('United Kingdom');
    expect(getCountryName('XX')).toBeUndefined();
  });
});
