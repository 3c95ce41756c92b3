export { COUNTRIES, US_STATES } from './regions.data.ts';
export { getCountryName, getRegionRule, belongsToCountry, toRegionCode } from './region.rules.ts';
export { formatPostalAddress } from './format-address.rules.ts';
