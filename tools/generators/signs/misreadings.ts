import type { SignPart } from '#libs/lexigrams/index.ts';

type HasFeature = (pattern: RegExp) => boolean;

const detectFeatures = (parts: readonly SignPart[]): HasFeature => {
  const names = parts.map(({ element, variant }) =>
    variant === undefined ? element : `${element}.${variant}`,
  );
  return (pattern) => names.some((name) => pattern.test(name));
};

const CLOSED_SHAPE = /^(circle|box|diamond)/;
const HALF_VERTICAL = /^vertical\.(high|low)$/;
const HALF_HORIZONTAL = /^horizontal\.(left|right)$/;

/**
 * Crossing vertical and horizontal bars look like religious symbols, except a grid of four lines or a framed T.
 */
function isReligiousSymbol(has: HasFeature): boolean {
  if (has(/^cross/) && has(/^vertical$/)) return true;
  if (has(/^cross$/) && (has(HALF_VERTICAL) || has(HALF_HORIZONTAL))) return true;
  if (has(/^circle$/) && has(/^wave$/) && has(/^dot\.stack$/)) return true;
  if (!has(/^vertical/) || !has(/^horizontal/)) return false;
  const isGrid = has(/^vertical\.pair$/) && has(/^horizontal\.pair$/);
  const isTShape = (has(HALF_VERTICAL) && has(/^horizontal$/)) || (has(/^vertical$/) && has(HALF_HORIZONTAL));
  return !isGrid && !isTShape;
}

/** Flags, faces, a letter on a shield, and warning or prohibition signs. */
const isPictogram = (has: HasFeature, count: number): boolean =>
  (has(/^circle$/) && has(/^bar$/) && count === 2) ||
  (has(/^diamond$/) && has(/^wave$/)) ||
  (has(/^cross$/) && has(/^horizontal/) && has(/^(circle|box|diamond|dot|wave|bar)/)) ||
  (has(/^dot\.pair$/) && has(/\.(high|low)$/)) ||
  (has(/^vertical\.high$/) && has(/^dot\.low$/)) ||
  (has(/^vertical\.low$/) && has(/^dot\.high$/));

/** Letters and mathematical symbols; only unframed signs can be mistaken for them. */
function isCharacter(has: HasFeature, count: number): boolean {
  if (has(/^vertical/) && has(/^(bar|wave)/)) return true;
  if (has(HALF_HORIZONTAL) && has(/^(bar|wave)/)) return true;
  if (has(/^(circle|box|diamond)$/)) return false;
  if (has(HALF_VERTICAL) || has(HALF_HORIZONTAL)) return true;
  if (count > 2) return false;
  const isDotted = has(/^dot/) && has(/^(vertical|horizontal|bar)/);
  const isStruckThrough = has(/\.small$/) && has(/^(vertical|horizontal)$/);
  return (
    isDotted || isStruckThrough || (has(CLOSED_SHAPE) && has(/^vertical(\.left|\.right)?$/) && has(/^circle/))
  );
}

/** A diamond is too narrow away from its center to show a wave. */
const isCramped = (has: HasFeature): boolean => has(/^diamond$/) && has(/^wave\.(high|low|pair)$/);

/** Whether a sign could be misread as a religious symbol, a face or a letter. */
export function isMisread(parts: readonly SignPart[]): boolean {
  const has = detectFeatures(parts);
  return (
    isCramped(has) ||
    isReligiousSymbol(has) ||
    isPictogram(has, parts.length) ||
    isCharacter(has, parts.length)
  );
}

type Position = string;
const getPosition = ({ variant }: SignPart): Position => variant ?? 'middle';

/** Positions at which a dot may lie on a line. */
const DOT_POSITIONS: Record<string, Readonly<Record<Position, readonly Position[]>>> = {
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

function isIntendedContact(a: SignPart, b: SignPart): boolean {
  if (CLOSED_SHAPE.test(a.element) && a.variant === undefined) return true;
  if (b.element === 'dot')
    return DOT_POSITIONS[a.element]?.[getPosition(a)]?.includes(getPosition(b)) ?? false;
  if (CLOSED_SHAPE.test(a.element) && a.variant === 'small')
    return /^(vertical|horizontal)$/.test(b.element) && b.variant === undefined;
  if (a.element === 'cross' && a.variant === undefined)
    return b.element === 'horizontal' && b.variant === undefined;
  return a.element === 'vertical' && b.element === 'horizontal';
}

/** Whether two parts may touch or cross on purpose. */
export const mayTouch = (a: SignPart, b: SignPart): boolean =>
  isIntendedContact(a, b) || isIntendedContact(b, a);
