import { boardMembers, advisoryBoard } from '#libs/content/board/board.data.ts';
import { light } from '#libs/ui/theme/palette.data.ts';
import { drawSign } from '../motifs/tile.ts';
import { drawFrond } from '../scene/plants.ts';
import { darken, lighten, mixColors } from '../svg/color.ts';
import { toTaperedPath } from '../svg/tapered-path.ts';
import { createGroup, createShape, createElement } from '../svg/markup.ts';
import { drawClothing } from './clothing.ts';
import { FACE, drawHead, drawNeck } from './head.ts';
import { drawHair } from './hair.ts';
import type { Person, Plant } from './person.types.ts';
import { drawNeckAccessories, drawBeard, drawFaceAccessories } from './accessories.ts';

const VIEW = { x: 22, y: 6, side: 356 };

const drawBlade = (x: number, tipX: number, tipY: number, half: number): string =>
  toTaperedPath([
    [x, 410, half],
    [x + (tipX - x) * 0.25, 410 - (410 - tipY) * 0.55, half * 0.8],
    [tipX, tipY, 0.4],
  ]);

const drawCattail = (x: number, y: number): string =>
  toTaperedPath([
    [x - 4, 410, 1.6],
    [x, y, 1.4],
    [x + 1, y - 52, 0.8],
  ]) +
  toTaperedPath([
    [x, y, 6],
    [x + 0.5, y - 34, 6],
  ]);

const drawReeds = (): string =>
  [
    drawCattail(322, 120),
    drawCattail(346, 170),
    drawCattail(66, 250),
    drawBlade(300, 282, 70, 5),
    drawBlade(312, 352, 96, 5),
    drawBlade(334, 384, 190, 6),
    drawBlade(340, 296, 150, 5),
    drawBlade(356, 330, 60, 5),
    drawBlade(60, 34, 190, 6),
    drawBlade(78, 96, 170, 5),
    drawBlade(50, 60, 130, 5),
    drawBlade(40, 20, 260, 5),
  ].join('');

function drawBroadLeaf(x: number, y: number, turn: number, size: number): string {
  const side = (direction: number): string =>
    `M0 ${direction * 1.5}C${size * 0.2} ${direction * size * 0.42} ${size * 0.7} ${direction * size * 0.34} ${size} 0L${size * 0.3} ${direction * 1.2}Z`;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const transformPath = (d: string): string =>
    d.replaceAll(
      /(-?[\d.]+) (-?[\d.]+)/g,
      (_, a: string, b: string) =>
        `${(x + Number(a) * cos - Number(b) * sin).toFixed(1)} ${(y + Number(a) * sin + Number(b) * cos).toFixed(1)}`,
    );
  return transformPath(side(1)) + transformPath(side(-1));
}

const drawLeaves = (): string =>
  [
    toTaperedPath([
      [330, 420, 3],
      [318, 260, 2.4],
      [326, 90, 1.4],
    ]),
    drawBroadLeaf(318, 270, -0.5, 74),
    drawBroadLeaf(317, 250, -2.5, 66),
    drawBroadLeaf(319, 196, -0.8, 76),
    drawBroadLeaf(319, 176, -2.2, 62),
    drawBroadLeaf(323, 130, -0.7, 58),
    drawBroadLeaf(324, 104, -1.7, 62),
    drawBroadLeaf(320, 330, -0.2, 66),
    toTaperedPath([
      [50, 420, 3],
      [62, 330, 2.4],
      [58, 240, 1.4],
    ]),
    drawBroadLeaf(60, 340, -2.7, 56),
    drawBroadLeaf(62, 320, -0.6, 60),
    drawBroadLeaf(61, 284, -2.3, 56),
    drawBroadLeaf(59, 250, -1.4, 58),
  ].join('');

const PLANTS: Readonly<Record<Plant, () => string>> = {
  fern: () => drawFrond([350, 410], [300, 66], -30, 22) + drawFrond([60, 410], [56, 170], 10, 16),
  leaves: drawLeaves,
  reeds: drawReeds,
  branch: () =>
    drawFrond([390, 60], [240, 40], 20, 12) +
    drawFrond([390, 300], [312, 90], 10, 13) +
    drawFrond([20, 380], [70, 210], 0, 12),
  palm: () =>
    drawFrond([400, 330], [262, 60], 40, 26) +
    drawFrond([400, 330], [330, 90], 10, 22) +
    drawFrond([10, 400], [84, 170], 16, 18),
};

const allMembers = [...boardMembers, ...advisoryBoard];

/** The person's sign, stamped in the corner behind the head. */
function drawStamp({ id, looksLeft = false }: Person, color: string): string {
  const member = allMembers.find((candidate) => candidate.id === id);
  if (member === undefined) throw new Error(`No board member has the id ${id}.`);
  const [side, margin] = [58, 20];
  const x = looksLeft ? VIEW.x + VIEW.side - margin - side : VIEW.x + margin;
  return drawSign(member.sign, color, { x: x + side / 2, y: VIEW.y + margin + side / 2, side });
}

const createNoiseFilter = (
  id: string,
  frequency: string,
  octaves: number,
  seed: number,
  effect: string,
): string =>
  createElement(
    'filter',
    { id, x: 0, y: 0, width: 420, height: 440, filterUnits: 'userSpaceOnUse' },
    createElement('feTurbulence', {
      type: 'fractalNoise',
      baseFrequency: frequency,
      numOctaves: octaves,
      seed,
    }),
    effect,
  );

const createDisplacement = (scale: number): string =>
  createElement('feDisplacementMap', {
    in: 'SourceGraphic',
    scale,
    xChannelSelector: 'R',
    yChannelSelector: 'G',
  });

/** Filters for pen lines, watercolor edges and paper grain. */
const DEFS = createElement(
  'defs',
  {},
  createElement('clipPath', { id: 'face' }, createElement('path', { d: FACE })),
  createNoiseFilter('edge', '0.035', 2, 4, createDisplacement(3.4)),
  createNoiseFilter('wash', '0.014', 3, 9, createDisplacement(14)),
  createNoiseFilter(
    'grain',
    '0.012 0.02',
    3,
    21,
    createElement('feColorMatrix', { values: '0 0 0 0 0.2 0 0 0 0 0.15 0 0 0 0 0.08 0 0 0 -1.5 0.95' }),
  ),
);

const WASH =
  'M40 300C20 200 50 70 180 52C300 40 380 120 372 250C366 340 330 400 200 404C100 404 52 370 40 300Z';

/** Back to front. */
function drawBust(person: Person): string {
  const hair = drawHair(person);
  return createGroup(
    { filter: 'url(#edge)' },
    hair.back,
    drawNeck(person),
    drawClothing(person),
    drawNeckAccessories(person),
    drawHead(person),
    drawBeard(person),
    hair.front,
    drawFaceAccessories(person),
  );
}

const drawSheet = (attributes: Record<string, string | number>): string =>
  createElement('rect', { x: 0, y: 0, width: 420, height: 440, ...attributes });

export function drawPortrait(person: Person, side: number): string {
  const { background, looksLeft = false } = person;
  const scene = [
    createShape(WASH, background, { opacity: 0.55, filter: 'url(#wash)' }),
    createShape(PLANTS[person.plant](), mixColors(background, light.forest, 0.42), {
      opacity: 0.75,
      filter: 'url(#edge)',
    }),
    drawBust(person),
  ].join('');
  const mirrored = looksLeft ? `translate(${VIEW.x * 2 + VIEW.side} 0) scale(-1 1)` : undefined;
  return createGroup(
    { transform: `scale(${side / VIEW.side}) translate(${-VIEW.x} ${-VIEW.y})` },
    DEFS,
    drawSheet({ fill: lighten(background, 0.45) }),
    createGroup({ transform: mirrored }, scene),
    drawStamp(person, darken(background, 0.45)),
    drawSheet({ filter: 'url(#grain)', opacity: 0.28 }),
  );
}
