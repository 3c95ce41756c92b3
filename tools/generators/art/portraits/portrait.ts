import { boardMembers, advisoryBoard } from '#libs/content/board/board.data.ts';
import { light } from '#libs/ui/theme/palette.data.ts';
import { bareSign } from '../motifs/tile.ts';
import { frond } from '../scene/plants.ts';
import { darker, lighter, mix } from '../svg/color.ts';
import { limb } from '../svg/limb.ts';
import { group, shape, tag } from '../svg/markup.ts';
import { getDress } from './dress.ts';
import { FACE, head, neck } from './head.ts';
import { getHair } from './hair.ts';
import type { Person, Plant } from './person.types.ts';
import { aboutNeck, drawBeard, onFace } from './worn.ts';

const VIEW = { x: 22, y: 6, side: 356 };

const blade = (x: number, tipX: number, tipY: number, half: number): string =>
  limb([
    [x, 410, half],
    [x + (tipX - x) * 0.25, 410 - (410 - tipY) * 0.55, half * 0.8],
    [tipX, tipY, 0.4],
  ]);

const cattail = (x: number, y: number): string =>
  limb([
    [x - 4, 410, 1.6],
    [x, y, 1.4],
    [x + 1, y - 52, 0.8],
  ]) +
  limb([
    [x, y, 6],
    [x + 0.5, y - 34, 6],
  ]);

const reeds = (): string =>
  [
    cattail(322, 120),
    cattail(346, 170),
    cattail(66, 250),
    blade(300, 282, 70, 5),
    blade(312, 352, 96, 5),
    blade(334, 384, 190, 6),
    blade(340, 296, 150, 5),
    blade(356, 330, 60, 5),
    blade(60, 34, 190, 6),
    blade(78, 96, 170, 5),
    blade(50, 60, 130, 5),
    blade(40, 20, 260, 5),
  ].join('');

function broadLeaf(x: number, y: number, turn: number, size: number): string {
  const side = (way: number): string =>
    `M0 ${way * 1.5}C${size * 0.2} ${way * size * 0.42} ${size * 0.7} ${way * size * 0.34} ${size} 0L${size * 0.3} ${way * 1.2}Z`;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const place = (d: string): string =>
    d.replaceAll(
      /(-?[\d.]+) (-?[\d.]+)/g,
      (_, a: string, b: string) =>
        `${(x + Number(a) * cos - Number(b) * sin).toFixed(1)} ${(y + Number(a) * sin + Number(b) * cos).toFixed(1)}`,
    );
  return place(side(1)) + place(side(-1));
}

const leaves = (): string =>
  [
    limb([
      [330, 420, 3],
      [318, 260, 2.4],
      [326, 90, 1.4],
    ]),
    broadLeaf(318, 270, -0.5, 74),
    broadLeaf(317, 250, -2.5, 66),
    broadLeaf(319, 196, -0.8, 76),
    broadLeaf(319, 176, -2.2, 62),
    broadLeaf(323, 130, -0.7, 58),
    broadLeaf(324, 104, -1.7, 62),
    broadLeaf(320, 330, -0.2, 66),
    limb([
      [50, 420, 3],
      [62, 330, 2.4],
      [58, 240, 1.4],
    ]),
    broadLeaf(60, 340, -2.7, 56),
    broadLeaf(62, 320, -0.6, 60),
    broadLeaf(61, 284, -2.3, 56),
    broadLeaf(59, 250, -1.4, 58),
  ].join('');

const PLANTS: Readonly<Record<Plant, () => string>> = {
  fern: () => frond([350, 410], [300, 66], -30, 22) + frond([60, 410], [56, 170], 10, 16),
  leaves,
  reeds,
  branch: () =>
    frond([390, 60], [240, 40], 20, 12) +
    frond([390, 300], [312, 90], 10, 13) +
    frond([20, 380], [70, 210], 0, 12),
  palm: () =>
    frond([400, 330], [262, 60], 40, 26) +
    frond([400, 330], [330, 90], 10, 22) +
    frond([10, 400], [84, 170], 16, 18),
};

const everyone = [...boardMembers, ...advisoryBoard];

/** The person's sign, stamped in the corner behind the head. */
function stamp({ id, looksLeft = false }: Person, color: string): string {
  const member = everyone.find((one) => one.id === id);
  if (member === undefined) throw new Error(`Nobody on the boards has the id ${id}.`);
  const [side, margin] = [58, 20];
  const x = looksLeft ? VIEW.x + VIEW.side - margin - side : VIEW.x + margin;
  return bareSign(member.sign, color, { x: x + side / 2, y: VIEW.y + margin + side / 2, side });
}

const noise = (id: string, frequency: string, octaves: number, seed: number, use: string): string =>
  tag(
    'filter',
    { id, x: 0, y: 0, width: 420, height: 440, filterUnits: 'userSpaceOnUse' },
    tag('feTurbulence', { type: 'fractalNoise', baseFrequency: frequency, numOctaves: octaves, seed }),
    use,
  );

const displaced = (scale: number): string =>
  tag('feDisplacementMap', { in: 'SourceGraphic', scale, xChannelSelector: 'R', yChannelSelector: 'G' });

/** Filters for pen lines, watercolor edges and paper grain. */
const DEFS = tag(
  'defs',
  {},
  tag('clipPath', { id: 'face' }, tag('path', { d: FACE })),
  noise('edge', '0.035', 2, 4, displaced(3.4)),
  noise('wash', '0.014', 3, 9, displaced(14)),
  noise(
    'grain',
    '0.012 0.02',
    3,
    21,
    tag('feColorMatrix', { values: '0 0 0 0 0.2 0 0 0 0 0.15 0 0 0 0 0.08 0 0 0 -1.5 0.95' }),
  ),
);

const WASH =
  'M40 300C20 200 50 70 180 52C300 40 380 120 372 250C366 340 330 400 200 404C100 404 52 370 40 300Z';

/** Back to front. */
function bust(person: Person): string {
  const hair = getHair(person);
  return group(
    { filter: 'url(#edge)' },
    hair.back,
    neck(person),
    getDress(person),
    aboutNeck(person),
    head(person),
    drawBeard(person),
    hair.front,
    onFace(person),
  );
}

const sheet = (attributes: Record<string, string | number>): string =>
  tag('rect', { x: 0, y: 0, width: 420, height: 440, ...attributes });

export function portrait(person: Person, side: number): string {
  const { ground, looksLeft = false } = person;
  const scene = [
    shape(WASH, ground, { opacity: 0.55, filter: 'url(#wash)' }),
    shape(PLANTS[person.plant](), mix(ground, light.forest, 0.42), { opacity: 0.75, filter: 'url(#edge)' }),
    bust(person),
  ].join('');
  const mirrored = looksLeft ? `translate(${VIEW.x * 2 + VIEW.side} 0) scale(-1 1)` : undefined;
  return group(
    { transform: `scale(${side / VIEW.side}) translate(${-VIEW.x} ${-VIEW.y})` },
    DEFS,
    sheet({ fill: lighter(ground, 0.45) }),
    group({ transform: mirrored }, scene),
    stamp(person, darker(ground, 0.45)),
    sheet({ filter: 'url(#grain)', opacity: 0.28 }),
  );
}
