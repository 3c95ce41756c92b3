import type { SignPart } from '#libs/lexigrams/index.ts';

type Has = (pattern: RegExp) => boolean;

const detectFeatures = (parts: readonly SignPart[]): Has => {
  const names = parts.map(({ element, variant }) =>
    variant === undefined ? element : `${element}.${variant}`,
  );
  return (pattern) => names.some((name) => pattern.test(name));
};

const FIGURE = /^(circle|box|diamond)/;
const HALF_UPRIGHT = /^vertical\.(high|low)$/;
const HALF_LEVEL = /^horizontal\.(left|right)$/;

/**
 * Crossing vertical and horizontal bars look like religious symbols, except a grid of four lines or a T within a frame.
 */
function isCreed(has: Has): boolean {
  if (has(/^cross/) && has(/^vertical$/)) return true;
  if (has(/^cross$/) && (has(HALF_UPRIGHT) || has(HALF_LEVEL))) return true;
  if (has(/^circle$/) && has(/^wave$/) && has(/^dot\.stack$/)) return true;
  if (!has(/^vertical/) || !has(/^horizontal/)) return false;
  const isGrid = has(/^vertical\.pair$/) && has(/^horizontal\.pair$/);
  const isTee = (has(HALF_UPRIGHT) && has(/^horizontal$/)) || (has(/^vertical$/) && has(HALF_LEVEL));
  return !isGrid && !isTee;
}

/** Flags, faces, a letter on a shield, and warning or prohibition signs. */
const isPicture = (has: Has, count: number): boolean =>
  (has(/^circle$/) && has(/^bar$/) && count === 2) ||
  (has(/^diamond$/) && has(/^wave$/)) ||
  (has(/^cross$/) && has(/^horizontal/) && has(/^(circle|box|diamond|dot|wave|bar)/)) ||
  (has(/^dot\.pair$/) && has(/\.(high|low)$/)) ||
  (has(/^vertical\.high$/) && has(/^dot\.low$/)) ||
  (has(/^vertical\.low$/) && has(/^dot\.high$/));

/** Letters and mathematical symbols; only unframed signs can be mistaken for them. */
function isCharacter(has: Has, count: number): boolean {
  if (has(/^vertical/) && has(/^(bar|wave)/)) return true;
  if (has(HALF_LEVEL) && has(/^(bar|wave)/)) return true;
  if (has(/^(circle|box|diamond)$/)) return false;
  if (has(HALF_UPRIGHT) || has(HALF_LEVEL)) return true;
  if (count > 2) return false;
  const isDotted = has(/^dot/) && has(/^(vertical|horizontal|bar)/);
  const isStruck = has(/\.small$/) && has(/^(vertical|horizontal)$/);
  return isDotted || isStruck || (has(FIGURE) && has(/^vertical(\.left|\.right)?$/) && has(/^circle/));
}

/** A diamond is too narrow away from its center to show a wave. */
const isCramped = (has: Has): boolean => has(/^diamond$/) && has(/^wave\.(high|low|pair)$/);

/** Whether a sign could be misread as a religious symbol, a face or a letter. */
export function isMisread(parts: readonly SignPart[]): boolean {
  const has = detectFeatures(parts);
  return isCramped(has) || isCreed(has) || isPicture(has, parts.length) || isCharacter(has, parts.length);
}

type Place = string;
const formatPlace = ({ variant }: SignPart): Place => variant ?? 'middle';

/** Positions at which a dot may lie on a line. */
const BEADS: Record<string, Readonly<Record<Place, readonly Place[]>>> = {
  vertical: {
    middle: ['middle', 'high', 'low', 'stack'],
    left: ['left'],
    right: ['right'],
    pair: ['pair'],
    high: ['middle'],
    low: ['middle'],
  },
  horizontal: {
    middle: ['middle', 'left', 'right', 'pair'],
    high: ['high'],
    low: ['low'],
    pair: ['stack'],
    left: ['middle'],
    right: ['middle'],
  },
  cross: { middle: ['middle'] },
};

function isMeant(a: SignPart, b: SignPart): boolean {
  if (FIGURE.test(a.element) && a.variant === undefined) return true;
  if (b.element === 'dot') return BEADS[a.element]?.[formatPlace(a)]?.includes(formatPlace(b)) ?? false;
  if (FIGURE.test(a.element) && a.variant === 'small')
    return /^(vertical|horizontal)$/.test(b.element) && b.variant === undefined;
  if (a.element === 'cross' && a.variant === undefined)
    return b.element === 'horizontal' && b.variant === undefined;
  return a.element === 'vertical' && b.element === 'horizontal';
}

/** Whether two parts may touch or cross on purpose. */
export const mayTouch = (a: SignPart, b: SignPart): boolean => isMeant(a, b) || isMeant(b, a);
