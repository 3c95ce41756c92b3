import type { ElementName } from '@paniscus/lexigrams';

export const elementNames: Readonly<Record<ElementName, string>> = {
  dot: 'Dot',
  circle: 'Circle',
  box: 'Box',
  diamond: 'Diamond',
  vertical: 'Vertical line',
  horizontal: 'Horizontal line',
  cross: 'Cross',
  wave: 'Wave',
  bar: 'Bar',
};
