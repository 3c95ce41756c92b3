import { composeSign, computeFrame, GLYPH_SIZE, parseSign } from '#libs/lexigrams/index.ts';
import type { Frame, SignCode, SignPart } from '#libs/lexigrams/index.ts';
import { renderInk } from './pixels.ts';
import type { Ink } from './pixels.ts';
import { mayTouch } from './rules.ts';

/** Twice the drawing's units, so that one pixel at size 32 is three pixels here. */
const CLOSE_UP = 2 * GLYPH_SIZE;
/** Minimum gap: 1.5 pixels at size 32. */
const GAP = 4.5;
/** Maximum filled area in square units: allows corners where lines meet but no gap. */
const FILLED_MAX = 30;
const INK = { least: 210, most: 680 };
/** Maximum offset between the centers of the ink and the tile. */
const LEAN_MAX = 3.2;
const EXTENT_MIN = 24;
/** Minimum visible share of a part. */
const SEEN_MIN = 0.5;

const isInk = (value: number | undefined): boolean => (value ?? 0) > 0.5;

const disc = (radius: number): (readonly [number, number])[] => {
  const steps = Array.from(
    { length: 2 * Math.ceil(radius) + 1 },
    (_zero, index) => index - Math.ceil(radius),
  );
  return steps.flatMap((y) =>
    steps.filter((x) => x * x + y * y <= radius * radius + 1).map((x) => [x, y] as const),
  );
};

function grown(ink: Ink, radius: number): Uint8Array {
  const result = new Uint8Array(ink.length);
  const steps = disc(radius);
  ink.forEach((value, at) => {
    if (!isInk(value)) return;
    const [x, y] = [at % CLOSE_UP, Math.floor(at / CLOSE_UP)];
    for (const [across, down] of steps) {
      if (x + across >= 0 && x + across < CLOSE_UP && y + down >= 0 && y + down < CLOSE_UP) {
        result[at + down * CLOSE_UP + across] = 1;
      }
    }
  });
  return result;
}

/** Area of narrow gaps in square units: what a morphological closing by 1.5 units fills. */
export function filledGaps(ink: Ink): number {
  const wide = grown(ink, 3);
  const hollow = Float32Array.from(wide, (value) => 1 - value);
  const rest = grown(hollow, 3);
  return ink.reduce((sum, value, at) => sum + (isInk(value) || rest[at] === 1 ? 0 : 1), 0) / 4;
}

function getBalance(ink: Ink) {
  let [sum, across, down] = [0, 0, 0];
  const [columns, rows] = [new Set<number>(), new Set<number>()];
  ink.forEach((value, at) => {
    const [x, y] = [at % CLOSE_UP, Math.floor(at / CLOSE_UP)];
    sum += value;
    across += value * (x + 0.5);
    down += value * (y + 0.5);
    if (isInk(value)) {
      columns.add(x);
      rows.add(y);
    }
  });
  const middle = CLOSE_UP / 2;
  const lean = Math.max(Math.abs(across / sum - middle), Math.abs(down / sum - middle)) / 2;
  return { ink: sum / 4, lean, extent: Math.min(columns.size, rows.size) / 2 };
}

const isBalanced = (ink: Ink): boolean => {
  const balance = getBalance(ink);
  const isWeighty = balance.ink >= INK.least && balance.ink <= INK.most;
  return isWeighty && balance.lean < LEAN_MAX && balance.extent >= EXTENT_MIN;
};

const isFrameItself = (frame: Frame | undefined, { element, variant }: SignPart): boolean =>
  element === frame && variant === undefined;
const within = (frame: Frame | undefined, part: SignPart): SignCode =>
  frame === undefined || isFrameItself(frame, part)
    ? composeSign([part])
    : composeSign([{ element: frame }, part]);

type PartInk = { part: SignPart; ink: Ink; near: Uint8Array };

const areApart = (a: PartInk, b: PartInk): boolean =>
  mayTouch(a.part, b.part) || !a.near.some((isNear, at) => isNear === 1 && isInk(b.ink[at]));

const isEachSeen = (parts: readonly PartInk[]): boolean =>
  parts.every(({ ink }) => {
    const others = parts.filter((other) => other.ink !== ink);
    let [own, seen] = [0, 0];
    ink.forEach((value, at) => {
      own += value;
      seen += Math.max(0, value - Math.max(...others.map((other) => other.ink[at] ?? 0)));
    });
    return seen >= SEEN_MIN * own;
  });

/** Renders every part of the signs on its own, at its position in the frame. */
async function partInks(signs: readonly SignCode[]) {
  const needed = new Set(
    signs.flatMap((sign) => {
      const parts = parseSign(sign);
      const frame = computeFrame(parts);
      return [...parts.map((part) => within(frame, part)), ...(frame === undefined ? [] : [frame])];
    }),
  );
  const codes = [...needed];
  const drawn = new Map((await renderInk(codes, CLOSE_UP)).map((ink, index) => [codes[index], ink]));
  const found = new Map<string, { ink: Ink; near: Uint8Array }>();
  return (frame: Frame | undefined, part: SignPart) => {
    const key = `${frame} ${composeSign([part])}`;
    const both = drawn.get(within(frame, part)) ?? new Float32Array();
    const around = frame === undefined || isFrameItself(frame, part) ? undefined : drawn.get(frame);
    const alone = () => both.map((value, at) => Math.max(0, value - (around?.[at] ?? 0)));
    const made = () => {
      const ink = alone();
      return { ink, near: grown(ink, GAP) };
    };
    const known = found.get(key) ?? made();
    found.set(key, known);
    return known;
  };
}

const union = (inks: readonly Ink[]): Ink =>
  Float32Array.from({ length: CLOSE_UP ** 2 }, (_zero, at) => Math.max(...inks.map((ink) => ink[at] ?? 0)));

/**
 * Returns a test for signs: parts are separate and visible, and the whole is neither too light, too heavy nor
 * off-center.
 */
export async function createLegibilityTest(signs: readonly SignCode[]): Promise<(sign: SignCode) => boolean> {
  const inks = await partInks(signs);
  const apart = new Map<string, boolean>();
  const stayApart = (frame: string | undefined, a: PartInk, b: PartInk): boolean => {
    const key = [frame, composeSign([a.part]), composeSign([b.part])].join();
    const known = apart.get(key) ?? areApart(a, b);
    apart.set(key, known);
    return known;
  };
  return (sign) => {
    const parts = parseSign(sign);
    const frame = computeFrame(parts);
    const drawn = parts.map((part) => ({ part, ...inks(frame, part) }));
    const pairs = drawn.flatMap((a, index) => drawn.slice(index + 1).map((b) => [a, b] as const));
    if (!pairs.every(([a, b]) => stayApart(frame, a, b))) return false;
    const whole = union(drawn.map(({ ink }) => ink));
    return isBalanced(whole) && isEachSeen(drawn) && filledGaps(whole) <= FILLED_MAX;
  };
}
