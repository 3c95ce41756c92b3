import { drawTile } from '../motifs/tile.ts';
import { darken } from '../svg/color.ts';
import { toMirroredPath, toOpenPath } from '../svg/path-data.ts';
import type { Segment, Point } from '../svg/path-data.ts';
import { createStroke, createShape } from '../svg/markup.ts';
import { drawCloth, drawCrease, drawSeam } from './cloth.ts';
import type { Fold } from './cloth.ts';
import type { Mockup, MockupOptions } from './mockup.types.ts';
import { drawSoftShadow } from './effects.ts';

const AXIS = 600;

interface Cut {
  collarTop: Point;
  neck: Point;
  shoulder: Point;
  cuffTop: Point;
  cuffLow: Point;
  armpit: Point;
  hem: Point;
  depth: number;
}

const ADULT: Cut = {
  collarTop: [600, 196],
  neck: [706, 176],
  shoulder: [884, 238],
  cuffTop: [1056, 474],
  cuffLow: [934, 556],
  armpit: [866, 452],
  hem: [880, 1034],
  depth: 292,
};

const CHILD: Cut = {
  collarTop: [600, 262],
  neck: [694, 244],
  shoulder: [852, 300],
  cuffTop: [1002, 490],
  cuffLow: [896, 574],
  armpit: [842, 500],
  hem: [862, 966],
  depth: 340,
};

function drawOutline({ collarTop, neck, shoulder, cuffTop, cuffLow, armpit, hem }: Cut): string {
  const pieces: Segment[] = [
    [[collarTop[0] + 50, collarTop[1]], [neck[0] - 20, neck[1] + 8], neck],
    [[neck[0] + 50, neck[1] + 22], [shoulder[0] - 60, shoulder[1] - 26], shoulder],
    [[shoulder[0] + 50, shoulder[1] + 40], [cuffTop[0] - 46, cuffTop[1] - 90], cuffTop],
    [[cuffTop[0] - 30, cuffTop[1] + 34], [cuffLow[0] + 40, cuffLow[1] - 12], cuffLow],
    [[cuffLow[0] - 24, cuffLow[1] - 36], [armpit[0] + 18, armpit[1] + 34], armpit],
    [[armpit[0] - 12, armpit[1] + 200], [hem[0] - 18, hem[1] - 220], hem],
    [
      [hem[0] - 120, hem[1] + 20],
      [AXIS + 110, hem[1] + 24],
      [AXIS, hem[1] + 22],
    ],
  ];
  return toMirroredPath(collarTop, pieces, AXIS);
}

const buildNeckline = ({ neck: [x, y], depth }: Cut): readonly [Point, readonly Segment[]] => [
  [2 * AXIS - x, y],
  [
    [
      [2 * AXIS - x + 18, depth - 24],
      [AXIS - 56, depth],
      [AXIS, depth],
    ],
    [
      [AXIS + 56, depth],
      [x - 18, depth - 24],
      [x, y],
    ],
  ],
];

function toOpeningPath(cut: Cut): string {
  const [start, pieces] = buildNeckline(cut);
  const [x, y] = cut.neck;
  const [, top] = cut.collarTop;
  const back: Segment[] = [
    [
      [x - 20, y + 8],
      [AXIS + 50, top],
      [AXIS, top],
    ],
    [[AXIS - 50, top], [2 * AXIS - x + 20, y + 8], start],
  ];
  return `${toOpenPath(start, [...pieces, ...back])}Z`;
}

const toBothSides = (d: (side: 1 | -1) => string): string => d(1) + d(-1);
const toSideX = (side: 1 | -1, x: number): number => AXIS + side * (x - AXIS);

function listFolds({ armpit: [ax, ay], hem: [hx, hy], shoulder: [sx, sy], cuffLow }: Cut): Fold[] {
  const ray = (length: number, drop: number, width: number) =>
    toBothSides((side) => {
      const [x, tip] = [toSideX(side, ax), toSideX(side, ax - length)];
      return `M${x} ${ay - width}Q${toSideX(side, ax - length / 2)} ${ay + drop / 2 - width} ${tip} ${ay + drop}Q${toSideX(side, ax - length / 2)} ${ay + drop / 2 + width} ${x} ${ay + width}Z`;
    });
  const edge = toBothSides((side) => {
    const x = toSideX(side, hx);
    return `M${x} ${ay}L${toSideX(side, hx - 46)} ${hy - 260}L${toSideX(side, hx - 30)} ${hy + 40}L${toSideX(side, hx + 60)} ${hy + 40}L${toSideX(side, hx + 60)} ${ay}Z`;
  });
  const sleeve = toBothSides(
    (side) =>
      `M${toSideX(side, sx - 8)} ${sy + 30}Q${toSideX(side, sx + 40)} ${sy + 120} ${toSideX(side, ax + 4)} ${ay + 6}L${toSideX(side, cuffLow[0])} ${cuffLow[1]}L${toSideX(side, cuffLow[0] + 30)} ${cuffLow[1] - 40}Q${toSideX(side, sx + 40)} ${sy + 160} ${toSideX(side, sx - 8)} ${sy + 30}Z`,
  );
  const drape = `M${AXIS - 190} ${hy + 40}Q${AXIS - 150} ${hy - 220} ${AXIS - 196} ${hy - 400}Q${AXIS - 120} ${hy - 220} ${AXIS - 130} ${hy + 40}ZM${AXIS + 120} ${hy + 40}Q${AXIS + 150} ${hy - 170} ${AXIS + 110} ${hy - 330}Q${AXIS + 190} ${hy - 160} ${AXIS + 182} ${hy + 40}Z`;
  return [
    { d: edge, blur: 34, opacity: 0.34 },
    { d: sleeve, blur: 18, opacity: 0.32 },
    { d: ray(190, 70, 16), blur: 18, opacity: 0.26 },
    { d: ray(120, 150, 13), blur: 18, opacity: 0.2 },
    { d: drape, blur: 18, opacity: 0.16 },
    {
      d: `M${AXIS - 200} 330Q${AXIS - 60} 420 ${AXIS - 110} ${hy - 120}Q${AXIS - 250} 640 ${AXIS - 200} 330Z`,
      blur: 60,
      opacity: 0.32,
      isLight: true,
    },
    {
      d: toBothSides(
        (side) =>
          `M${toSideX(side, sx - 120)} ${sy - 4}L${toSideX(side, sx + 30)} ${sy + 34}L${toSideX(side, sx + 60)} ${sy + 100}L${toSideX(side, sx - 90)} ${sy + 40}Z`,
      ),
      blur: 18,
      opacity: 0.24,
      isLight: true,
    },
  ];
}

function drawSigns(words: readonly string[], color: string, cut: Cut, side: number): string {
  const y = cut.depth + 60 + side / 2 + 40;
  const step = side * 1.12;
  const first = AXIS - (step * (words.length - 1)) / 2;
  return words.map((word, index) => drawTile(word, color, { x: first + index * step, y, side })).join('');
}

function drawShirt(cut: Cut, side: number, { color, words, isDetail }: MockupOptions): Mockup {
  const opening = toOpeningPath(cut);
  const collar = toOpenPath(...buildNeckline(cut));
  const { shoulder, armpit, hem, cuffTop, cuffLow, depth } = cut;
  const sleeveSeam = toBothSides(
    (s) =>
      `M${toSideX(s, shoulder[0] - 16)} ${shoulder[1] - 6}C${toSideX(s, shoulder[0] - 34)} ${shoulder[1] + 70} ${toSideX(s, armpit[0] - 16)} ${armpit[1] - 80} ${toSideX(s, armpit[0])} ${armpit[1]}`,
  );
  const cuff = toBothSides(
    (s) =>
      `M${toSideX(s, cuffTop[0] - 22)} ${cuffTop[1] - 22}Q${toSideX(s, cuffTop[0] - 60)} ${cuffTop[1] + 24} ${toSideX(s, cuffLow[0] - 16)} ${cuffLow[1] - 26}`,
  );
  const hemLine = `M${2 * AXIS - hem[0]} ${hem[1] - 30}Q${AXIS} ${hem[1] + 4} ${hem[0]} ${hem[1] - 30}`;
  const body = drawCloth({
    id: 'shirt',
    d: drawOutline(cut),
    color,
    folds: listFolds(cut),
    isDetail,
    print: drawSigns(words, color, cut, side),
  });
  const drawing = [
    body,
    createShape(opening, darken(color, 0.36)),
    drawSoftShadow(`M${AXIS - 90} ${depth - 60}Q${AXIS} ${depth + 6} ${AXIS + 90} ${depth - 60}Z`, 8, 0.25),
    createStroke(collar, darken(color, 0.07), 24),
    drawCrease(collar, color, 1.6).replace('<path', `<path transform="translate(0 12)"`),
    drawCrease(sleeveSeam, color),
    drawSeam(cuff, color),
    drawSeam(hemLine, color),
  ].join('');
  const y = depth + 100 + side / 2;
  return { drawing, focus: { x: AXIS + 40, y: y - side * 0.16, scale: words.length > 1 ? 2 : 2.35 } };
}

export const drawTShirt = (order: MockupOptions): Mockup => drawShirt(ADULT, 236, order);
export const drawKidsShirt = (order: MockupOptions): Mockup => drawShirt(CHILD, 164, order);
