import { toCirclePath } from '../svg/path-data.ts';
import { createStroke, createShape } from '../svg/markup.ts';
import { createRandom } from '../svg/random.ts';

export interface Hair {
  back: string;
  front: string;
}

export type HairTones = { base: string; shade: string; light: string };

/** Back of the head under close hair. */
export const SKULL = 'M206 80C160 72 124 104 124 148C124 184 138 210 164 226L176 150Z';
const CLOSE =
  'M152 176C146 168 150 156 144 150C138 160 136 164 134 172C120 136 124 92 162 72C200 54 250 66 261 104C264 118 262 132 259 142C257 128 252 118 242 113C222 106 198 107 182 113C172 122 170 136 168 150C166 162 160 174 152 176Z';

export const drawStrands = (d: string, color: string, width = 1.6): string =>
  createStroke(d, color, width, { 'stroke-linecap': 'round', opacity: 0.75 });

export function drawCloud(seed: number, circles: readonly (readonly [number, number, number])[]): string {
  const random = createRandom(seed);
  return circles
    .flatMap(([x, y, r]) => [
      toCirclePath(x, y, r),
      ...Array.from({ length: 9 }, (_, index) => {
        const angle = (index / 9) * Math.PI * 2;
        return toCirclePath(
          x + Math.cos(angle) * r * 0.84,
          y + Math.sin(angle) * r * 0.84,
          r * random.between(0.24, 0.36),
        );
      }),
    ])
    .join('');
}

export function drawShortHair({ base, shade, light }: HairTones): Hair {
  return {
    back: createShape(SKULL, shade),
    front: createShape(CLOSE, base) + drawStrands('M190 74C214 68 238 76 250 94', light, 3),
  };
}
