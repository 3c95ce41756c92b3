import type { ElementName } from '@paniscus/lexigrams';

export const elementNames: Readonly<Record<ElementName, string>> = {
  dot: 'Dot',
  circle: 'Circle',
  box: 'Box',
  diamond: 'Diamond',
  vertical: 'Upright line',
  horizontal: 'Level line',
  cross: 'Cross',
  wave: 'Wave',
  bar: 'Bar',
};
