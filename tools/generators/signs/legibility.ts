import { composeSign, findFrame, GLYPH_SIZE, parseSign } from '#libs/lexigrams/index.ts';
import type { Frame, SignCode, SignPart } from '#libs/lexigrams/index.ts';
import { renderInk } from './render.ts';
import type { Ink } from './render.ts';
import { mayTouch } from './misreadings.ts';

/** Twice the drawing's units, so that one pixel at size 32 is three pixels here. */
const RENDER_SIZE = 2 * GLYPH_SIZE;
/** Minimum gap: 1.5 pixels at size 32. */
const GAP_MIN = 4.5;
/** Maximum filled area in square units: allows corners where lines meet but no gap. */
const GAP_AREA_MAX = 30;
const INK = { min: 210, max: 680 };
/** Maximum offset between the centers of the ink and the tile. */
const OFF_CENTER_MAX = 3.2;
const EXTENT_MIN = 24;
/** Minimum visible share of a part. */
const VISIBLE_SHARE_MIN = 0.5;

const isInk = (value: number | undefined): boolean => (value ?? 0) > 0.5;

const listDiscOffsets = (radius: number): (readonly [number, number])[] => {
  const offsets = Array.from(
    { length: 2 * Math.ceil(radius) + 1 },
    (_zero, index) => index - Math.ceil(radius),
  );
  return offsets.flatMap((y) =>
    offsets.filter((x) => x * x + y * y <= radius * radius + 1).map((x) => [x, y] as const),
  );
};

function dilate(ink: Ink, radius: number): Uint8Array {
  const result = new Uint8Array(ink.length);
  const offsets = listDiscOffsets(radius);
  ink.forEach((value, index) => {
    if (!isInk(value)) return;
    const [column, row] = [index % RENDER_SIZE, Math.floor(index / RENDER_SIZE)];
    for (const [dx, dy] of offsets) {
      if (column + dx >= 0 && column + dx < RENDER_SIZE && row + dy >= 0 && row + dy < RENDER_SIZE) {
        result[index + dy * RENDER_SIZE + dx] = 1;
      }
    }
  });
  return result;
}

/** Area of narrow gaps in square units: what a morphological closing by 1.5 units fills. */
export function computeGapArea(ink: Ink): number {
  const dilated = dilate(ink, 3);
  const inverted = Float32Array.from(dilated, (value) => 1 - value);
  const closed = dilate(inverted, 3);
  return ink.reduce((sum, value, index) => sum + (isInk(value) || closed[index] === 1 ? 0 : 1), 0) / 4;
}

function measureBalance(ink: Ink) {
  let [sum, dx, dy] = [0, 0, 0];
  const [columns, rows] = [new Set<number>(), new Set<number>()];
  ink.forEach((value, index) => {
    const [x, y] = [index % RENDER_SIZE, Math.floor(index / RENDER_SIZE)];
    sum += value;
    dx += value * (x + 0.5);
    dy += value * (y + 0.5);
    if (isInk(value)) {
      columns.add(x);
      rows.add(y);
    }
  });
  const middle = RENDER_SIZE / 2;
  const offCenter = Math.max(Math.abs(dx / sum - middle), Math.abs(dy / sum - middle)) / 2;
  return { ink: sum / 4, offCenter, extent: Math.min(columns.size, rows.size) / 2 };
}

const isBalanced = (ink: Ink): boolean => {
  const balance = measureBalance(ink);
  const hasEnoughInk = balance.ink >= INK.min && balance.ink <= INK.max;
  return hasEnoughInk && balance.offCenter < OFF_CENTER_MAX && balance.extent >= EXTENT_MIN;
};

const isFrameItself = (frame: Frame | undefined, { element, variant }: SignPart): boolean =>
  element === frame && variant === undefined;
const composeInFrame = (frame: Frame | undefined, part: SignPart): SignCode =>
  frame === undefined || isFrameItself(frame, part)
    ? composeSign([part])
    : composeSign([{ element: frame }, part]);

type PartInk = { part: SignPart; ink: Ink; dilated: Uint8Array };

const areApart = (a: PartInk, b: PartInk): boolean =>
  mayTouch(a.part, b.part) || !a.dilated.some((value, index) => value === 1 && isInk(b.ink[index]));

const areAllVisible = (parts: readonly PartInk[]): boolean =>
  parts.every(({ ink }) => {
    const others = parts.filter((other) => other.ink !== ink);
    let [total, visible] = [0, 0];
    ink.forEach((value, index) => {
      total += value;
      visible += Math.max(0, value - Math.max(...others.map((other) => other.ink[index] ?? 0)));
    });
    return visible >= VISIBLE_SHARE_MIN * total;
  });

/** Renders every part of the signs on its own, at its position in the frame. */
async function renderParts(signs: readonly SignCode[]) {
  const codesToRender = new Set(
    signs.flatMap((sign) => {
      const parts = parseSign(sign);
      const frame = findFrame(parts);
      return [...parts.map((part) => composeInFrame(frame, part)), ...(frame === undefined ? [] : [frame])];
    }),
  );
  const codes = [...codesToRender];
  const inkByCode = new Map((await renderInk(codes, RENDER_SIZE)).map((ink, index) => [codes[index], ink]));
  const cache = new Map<string, { ink: Ink; dilated: Uint8Array }>();
  return (frame: Frame | undefined, part: SignPart) => {
    const key = `${frame} ${composeSign([part])}`;
    const partWithFrame = inkByCode.get(composeInFrame(frame, part)) ?? new Float32Array();
    const frameInk = frame === undefined || isFrameItself(frame, part) ? undefined : inkByCode.get(frame);
    const subtractFrame = () =>
      partWithFrame.map((value, index) => Math.max(0, value - (frameInk?.[index] ?? 0)));
    const createPartInk = () => {
      const ink = subtractFrame();
      return { ink, dilated: dilate(ink, GAP_MIN) };
    };
    const cached = cache.get(key) ?? createPartInk();
    cache.set(key, cached);
    return cached;
  };
}

const mergeInk = (inks: readonly Ink[]): Ink =>
  Float32Array.from({ length: RENDER_SIZE ** 2 }, (_zero, index) =>
    Math.max(...inks.map((ink) => ink[index] ?? 0)),
  );

/**
 * Returns a test for signs: parts are separate and visible, and the complete sign is neither too light, too heavy nor
 * off-center.
 */
export async function createLegibilityTest(signs: readonly SignCode[]): Promise<(sign: SignCode) => boolean> {
  const getPartInk = await renderParts(signs);
  const separationCache = new Map<string, boolean>();
  const areApartCached = (frame: string | undefined, a: PartInk, b: PartInk): boolean => {
    const key = [frame, composeSign([a.part]), composeSign([b.part])].join();
    const cached = separationCache.get(key) ?? areApart(a, b);
    separationCache.set(key, cached);
    return cached;
  };
  return (sign) => {
    const signParts = parseSign(sign);
    const frame = findFrame(signParts);
    const partInks = signParts.map((part) => ({ part, ...getPartInk(frame, part) }));
    const pairs = partInks.flatMap((a, index) => partInks.slice(index + 1).map((b) => [a, b] as const));
    if (!pairs.every(([a, b]) => areApartCached(frame, a, b))) return false;
    const merged = mergeInk(partInks.map(({ ink }) => ink));
    return isBalanced(merged) && areAllVisible(partInks) && computeGapArea(merged) <= GAP_AREA_MAX;
  };
}
