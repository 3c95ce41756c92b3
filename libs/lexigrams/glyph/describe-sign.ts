import { findFrame, parseSign } from './parse-sign.ts';
import type { ElementName, VariantName } from './elements.data.ts';
import type { SignCode, SignPart } from './parse-sign.ts';

const LINE_NAMES: Partial<Record<ElementName, string>> = {
  vertical: 'vertical line',
  horizontal: 'horizontal line',
};

const formatVariant: Record<VariantName, (name: string) => string> = {
  small: (name) => `small ${name}`,
  high: (name) => `${name} above`,
  low: (name) => `${name} below`,
  left: (name) => `${name} on the left`,
  right: (name) => `${name} on the right`,
  pair: (name) => `two ${name}s`,
  stack: (name) => `two ${name}s, one above the other`,
};

const SPECIAL_NAMES: Readonly<Record<string, string>> = {
  'vertical.high': 'upper half of a vertical line',
  'vertical.low': 'lower half of a vertical line',
  'horizontal.left': 'left half of a horizontal line',
  'horizontal.right': 'right half of a horizontal line',
  'dot.pair': 'two dots side by side',
};

function describePart({ element, variant }: SignPart): string {
  const name = LINE_NAMES[element] ?? element;
  if (variant === undefined) return name;
  return SPECIAL_NAMES[`${element}.${variant}`] ?? formatVariant[variant](name);
}

/** Text alternative of a sign: `circle around horizontal line, dot above`. */
export function describeSign(sign: SignCode): string {
  const parts = parseSign(sign);
  const frame = findFrame(parts);
  const isFrame = ({ element, variant }: SignPart) => element === frame && variant === undefined;
  const others = parts
    .filter((part) => !isFrame(part))
    .map(describePart)
    .join(', ');
  if (frame === undefined) return others;
  return others === '' ? frame : `${frame} around ${others}`;
}
