import { forest } from '../scene/forest.ts';
import { group } from '../svg/markup.ts';
import type { Recipe } from './recipe.types.ts';

const TIMES = ['dawn', 'day', 'dusk', 'night'] as const;

/** A scene in the place of a picture that has none of its own. */
export function provisional(
  name: string,
  width: number,
  height: number,
  index: number,
  extra: Partial<Recipe> = {},
): Recipe {
  const side = Math.max(width, height);
  const transform = `translate(0 ${(height - side) * 0.75})`;
  const time = TIMES[index % TIMES.length] ?? 'dawn';
  const draw = () => group({ transform }, forest(time, side, side));
  return { name, width, height, alt: 'A forest with bonobos', ...extra, draw };
}
