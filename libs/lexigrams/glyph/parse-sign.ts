import type { ElementName, VariantName } from './elements.data.ts';

/**
 * Text code of a sign: elements joined by a plus, each with an optional variant after a dot, as in `circle+dot.high`.
 */
export type SignCode = string;

/** One element of a sign; without a variant it is large, or plain, in the center. */
export type SignPart = { element: ElementName; variant?: VariantName };

/** A large circle, box or diamond that surrounds the other parts. */
export type Frame = 'circle' | 'box' | 'diamond';

export const isFrame = (element: ElementName): element is Frame =>
  element === 'circle' || element === 'box' || element === 'diamond';

export const parseSign = (sign: SignCode): SignPart[] =>
  sign.split('+').map((text) => {
    const [element, variant] = text.split('.') as [ElementName, VariantName?];
    return variant === undefined ? { element } : { element, variant };
  });

export function findFrame(parts: readonly SignPart[]): Frame | undefined {
  for (const { element, variant } of parts) if (variant === undefined && isFrame(element)) return element;
  return undefined;
}
