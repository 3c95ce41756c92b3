import { darken, lighten, mixColors } from '../svg/color.ts';
import { toCirclePath } from '../svg/path-data.ts';
import { createGroup, createStroke, createShape, createElement } from '../svg/markup.ts';
import { INK } from './head.ts';
import type { Beard, Person, Accessory } from './person.types.ts';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

const drawGlasses = (): string =>
  createStroke(
    'M168 156C182 151 200 151 213 156C213 172 206 180 193 180C178 180 168 172 168 156ZM227 156C236 151 250 152 260 156C261 170 254 178 244 178C233 178 227 170 227 156ZM213 158C218 154 223 154 227 158M168 158L146 160',
    INK,
    2.8,
    round,
  );

const drawRoundGlasses = (): string =>
  createElement('ellipse', {
    cx: 192,
    cy: 163,
    rx: 21,
    ry: 19,
    fill: '#fffaf0',
    'fill-opacity': 0.14,
    stroke: INK,
    'stroke-width': 2.6,
  }) +
  createElement('ellipse', {
    cx: 244,
    cy: 163,
    rx: 16,
    ry: 18.5,
    fill: '#fffaf0',
    'fill-opacity': 0.14,
    stroke: INK,
    'stroke-width': 2.6,
  }) +
  createStroke('M213 160C218 156 224 156 228 160M171 160L146 162', INK, 2.6, round);

const drawEarrings = (): string =>
  createShape(toCirclePath(149, 203, 5), '#f0b02f') + createShape(toCirclePath(150.5, 201.5, 1.8), '#fff1cc');

const drawHeadphones = (): string =>
  createStroke('M136 292C128 246 268 244 262 290', '#26241f', 9, round) +
  createShape(
    'M116 276C132 270 148 278 152 294C154 312 142 326 128 324C112 318 106 288 116 276Z',
    '#26241f',
  ) +
  createShape(
    'M124 284C134 282 142 288 144 298C144 308 138 314 130 312C122 308 118 292 124 284Z',
    '#4f4a3e',
  ) +
  createShape('M250 276C264 270 280 280 280 296C278 314 262 324 250 316C242 304 242 286 250 276Z', '#26241f');

const drawStrap = (): string =>
  createStroke('M146 292C150 340 166 380 186 410M252 290C252 340 240 380 222 410', '#3a2a1a', 6, round) +
  createStroke('M147 292C151 340 167 380 187 410', '#6b5135', 1.4, round);

const ACCESSORIES: Readonly<Record<Accessory, () => string>> = {
  glasses: drawGlasses,
  'round-glasses': drawRoundGlasses,
  earrings: drawEarrings,
  headphones: drawHeadphones,
  strap: drawStrap,
};

const BODY_ACCESSORIES: ReadonlySet<Accessory> = new Set<Accessory>(['headphones', 'strap']);

export const drawFaceAccessories = ({ accessories = [] }: Person): string =>
  accessories
    .filter((name) => !BODY_ACCESSORIES.has(name))
    .map((name) => ACCESSORIES[name]())
    .join('');

export const drawNeckAccessories = ({ accessories = [] }: Person): string =>
  accessories
    .filter((name) => BODY_ACCESSORIES.has(name))
    .map((name) => ACCESSORIES[name]())
    .join('');

const MUSTACHE =
  'M196 218C202 207 214 204 222 208C230 204 240 206 247 216C240 215 232 216 222 214C212 217 204 218 196 218Z';
const JAW = {
  short:
    'M151 184C158 196 168 202 180 206C188 212 194 214 198 216C204 208 214 204 222 208C230 204 240 206 247 213C252 206 255 198 257 190C255 212 247 229 234 243C225 252 207 253 198 246C178 234 158 216 151 184Z',
  full: 'M148 178C156 190 164 198 178 202C188 208 194 214 198 216C204 208 214 204 222 208C230 204 240 206 247 213C252 206 256 196 258 188C262 216 256 246 240 264C226 276 204 276 190 264C168 246 150 216 148 178Z',
} as const;
const LIP = 'M207 220C214 222 230 222 238 219C234 225 229 227 222 227C215 227 210 225 207 220Z';

export function drawBeard({ beard, hair, skin, jaw = 1 }: Person): string {
  if (beard === undefined) return '';
  const lip = mixColors(darken(skin, 0.24), '#9c4a3c', 0.3);
  return createGroup(
    { transform: `translate(${205 * (1 - jaw)} 0) scale(${jaw} 1)` },
    BEARDS[beard](hair.color, lip),
  );
}

const createJawBeard =
  (kind: 'short' | 'full') =>
  (color: string, lip: string): string =>
    createShape(JAW[kind], color, { opacity: kind === 'short' ? 0.92 : 1 }) +
    createShape(
      kind === 'full'
        ? 'M148 178C156 190 164 198 174 202C178 226 190 248 206 273C200 272 194 268 190 264C168 246 150 216 148 178Z'
        : 'M151 184C158 196 166 201 174 204C178 222 188 238 206 249C202 249 200 248 198 246C178 234 158 216 151 184Z',
      darken(color, 0.25),
    ) +
    createShape(LIP, lip) +
    createStroke('M203 218C210 221 216 221 222 221C228 221 236 220 242 217', INK, 1.8, round) +
    createStroke(
      'M206 236C208 244 212 250 214 256M224 236C225 244 226 250 226 258M240 230C240 240 238 246 236 252',
      lighten(color, 0.22),
      1.4,
      { ...round, opacity: kind === 'full' ? 0.7 : 0 },
    );

const BEARDS: Readonly<Record<Beard, (color: string, lip: string) => string>> = {
  mustache: (color) => createShape(MUSTACHE, color),
  short: createJawBeard('short'),
  full: createJawBeard('full'),
};
