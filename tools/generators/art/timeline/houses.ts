import { BONOBOS } from '../scene/bonobos.data.ts';
import { drawCrown, drawFrond } from '../scene/plants.ts';
import { toCirclePath } from '../svg/path-data.ts';
import { toTaperedPath } from '../svg/tapered-path.ts';
import { createGroup, createShape } from '../svg/markup.ts';
import { createRandom } from '../svg/random.ts';
import { drawHatching, INK, drawInkedShape, drawPenLine, drawVignette, WASH_COLORS } from './engraving.ts';

function drawPalm(x: number, top: number, reach: number): string {
  const trunk = toTaperedPath([
    [x, 282, 6],
    [x + 6, 200, 4.5],
    [x + 2, top, 3.5],
  ]);
  const rings = Array.from(
    { length: 9 },
    (_, ring) => `M${x - 3 + ring * 0.6} ${270 - ring * 18}q5 4 10 0`,
  ).join('');
  const fronds = [
    [-1, 0.3],
    [-0.85, -0.35],
    [-0.35, -0.75],
    [0.35, -0.75],
    [0.85, -0.35],
    [1, 0.3],
    [0.6, 0.65],
    [-0.6, 0.65],
  ].map(([dx = 0, dy = 0]) =>
    drawFrond([x + 2, top], [x + 2 + dx * reach, top + dy * reach], reach * 0.12, 13),
  );
  return (
    drawInkedShape(trunk, WASH_COLORS.wood, 1.2) +
    drawPenLine(rings, 1) +
    createShape(fronds.join(''), WASH_COLORS.forest)
  );
}

function drawOrangeTree(x: number): string {
  const random = createRandom(12);
  const fruit = [
    [-24, 8],
    [-6, -12],
    [16, 4],
    [28, -14],
    [-30, -14],
    [4, 18],
    [30, 16],
    [-14, 24],
  ].map(([dx = 0, dy = 0]) => toCirclePath(x + dx, 196 + dy, 5));
  return [
    drawInkedShape(
      toTaperedPath([
        [x, 284, 6],
        [x - 2, 240, 4.5],
        [x, 210, 4],
      ]),
      WASH_COLORS.wood,
      1.2,
    ),
    createShape(drawCrown(random, x, 196, 96, 74), WASH_COLORS.forest),
    drawHatching(drawCrown(random, x - 14, 206, 60, 46), 'light', 0.5),
    drawInkedShape(fruit.join(''), WASH_COLORS.saffron, 1),
  ].join('');
}

const drawWindows = (xs: readonly number[], y: number): string =>
  drawInkedShape(xs.map((x) => `M${x} ${y}h18v30h-18Z`).join(''), WASH_COLORS.dusk, 1.3) +
  drawPenLine(xs.map((x) => `M${x + 9} ${y}v30M${x} ${y + 15}h18`).join(''), 0.9);

export const drawStation = (): string =>
  drawVignette(
    WASH_COLORS.sky,
    drawPalm(84, 92, 60),
    drawPalm(404, 66, 66),
    drawInkedShape('M112 178H372V284H112Z', WASH_COLORS.bone, 1.6),
    drawHatching('M112 178H372V194H112Z', 'close', 0.7),
    drawInkedShape('M96 180L136 132H348L388 180Z', WASH_COLORS.clay, 1.8),
    drawHatching('M96 180L136 132H176L150 180Z', 'close', 0.6),
    drawHatching('M150 180L176 132H348L388 180Z', 'level', 0.4),
    drawInkedShape('M216 132L242 104L268 132Z', WASH_COLORS.bone, 1.5),
    drawInkedShape('M234 116H250V130H234Z', WASH_COLORS.dusk, 1.2),
    drawWindows([128, 164, 302, 338], 210),
    drawInkedShape('M226 212H258V284H226Z', WASH_COLORS.wood, 1.4),
    drawPenLine('M242 212V284M251 250h3', 1),
    drawInkedShape('M196 200H288L280 190H204Z', WASH_COLORS.clay, 1.4),
    drawInkedShape('M202 200H207V284H202ZM277 200H282V284H277Z', WASH_COLORS.bone, 1.2),
    drawHatching('M112 262H226V284H112ZM258 262H372V284H258Z', 'light', 0.45),
    drawOrangeTree(332),
    drawPenLine(
      'M40 284H440M60 290H410M228 290C220 300 204 308 180 314M256 290C264 300 280 308 300 314',
      1.5,
    ),
    drawPenLine('M40 250H104M40 264H104M48 240V284M64 240V284M80 240V284M96 240V284', 1.3),
  );

const drawChild = (): string =>
  createShape(
    toTaperedPath([
      [196, 168, 13],
      [196, 166, 13],
    ]) +
      toTaperedPath([
        [196, 186, 7],
        [195, 204, 15],
        [194, 232, 18],
      ]) +
      toTaperedPath([
        [206, 200, 6],
        [222, 214, 5],
        [234, 216, 4],
      ]),
    INK,
  ) + createShape('M182 166C182 152 190 147 199 148C208 150 212 156 210 164C204 158 192 158 186 170Z', INK);

const drawApe = (): string =>
  createGroup(
    { transform: 'translate(330 128) scale(-.62 .62)' },
    createShape(
      BONOBOS.sitting.limbs.slice(0, 5).map(toTaperedPath).join('') +
        toTaperedPath([
          [84, 96, 14],
          [112, 124, 10],
          [150, 142, 7],
        ]) +
        toCirclePath(97, 50, 9),
      INK,
    ),
  );

export const drawHome = (): string =>
  drawVignette(
    WASH_COLORS.dusk,
    drawInkedShape('M74 40H406V296H74Z', WASH_COLORS.bone, 1.8),
    drawHatching('M74 40H406V296H74Z', 'level', 0.42),
    drawInkedShape('M140 70H340V246H140Z', WASH_COLORS.wood, 2),
    createShape('M150 80H330V236H150Z', WASH_COLORS.saffron),
    createShape('M150 80H330V236H150Z', '#fff3cf', { opacity: 0.35 }),
    drawChild(),
    drawApe(),
    createShape('M228 220H254V236H228ZM236 211H247V220H236Z', INK),
    drawInkedShape('M236.500 80H243.500V236H236.500ZM150 138H330V143H150Z', WASH_COLORS.wood, 1.2),
    drawInkedShape('M150 80C176 84 184 120 158 176C154 184 152 196 152 236H150Z', WASH_COLORS.clay, 1.3),
    drawInkedShape('M330 80C304 84 296 120 322 176C326 184 328 196 328 236H330Z', WASH_COLORS.clay, 1.3),
    drawHatching(
      'M150 80C176 84 184 120 158 176C154 184 152 196 152 236H150ZM330 80C304 84 296 120 322 176C326 184 328 196 328 236H330Z',
      'light',
      0.7,
    ),
    drawInkedShape('M130 246H350V258H130Z', WASH_COLORS.bone, 1.6),
    drawInkedShape('M84 70H132V246H84ZM348 70H396V246H348Z', WASH_COLORS.forest, 1.6),
    drawPenLine(
      Array.from({ length: 11 }, (_, row) => `M92 ${84 + row * 14}H124M356 ${84 + row * 14}H388`).join(''),
      1.2,
    ),
    createShape(
      [100, 150, 200, 260, 310, 372]
        .map((x, index) => drawCrown(createRandom(index + 3), x, 292, 64, 34 + (index % 3) * 10))
        .join(''),
      WASH_COLORS.forest,
    ),
    drawHatching(
      [100, 200, 310].map((x, index) => drawCrown(createRandom(index + 9), x, 296, 60, 24)).join(''),
      'light',
      0.5,
    ),
  );
