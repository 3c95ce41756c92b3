export { COUNTRIES, US_STATES } from './regions.data.ts';
export { getCountryName, getRegionRule } from './region.rules.ts';
