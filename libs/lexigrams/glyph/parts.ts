import type { ElementName, VariantName } from './elements.data.ts';

/** A sign as text: its elements joined by a plus, each with its variant after a dot, as in `circle+dot.high`. */
export type SignCode = string;

/** One element of a sign; without a variant it is large, or plain, in the middle. */
export type SignPart = { element: ElementName; variant?: VariantName };

/** What surrounds the other parts of a sign, where something does: the large circle, box or diamond. */
export type Frame = 'circle' | 'box' | 'diamond';

export const isFrame = (element: ElementName): element is Frame =>
  element === 'circle' || element === 'box' || element === 'diamond';

export const listParts = (sign: SignCode): SignPart[] =>
  sign.split('+').map((text) => {
    const [element, variant] = text.split('.') as [ElementName, VariantName?];
    return variant === undefined ? { element } : { element, variant };
  });

export function computeFrame(parts: readonly SignPart[]): Frame | undefined {
  for (const { element, variant } of parts) if (variant === undefined && isFrame(element)) return element;
  return undefined;
}
