import { composeSign, ELEMENTS } from '#libs/lexigrams/index.ts';
import type { SignCode, SignPart } from '#libs/lexigrams/index.ts';
import { isMisread } from './rules.ts';

const PARTS: readonly SignPart[] = ELEMENTS.flatMap(({ name, variants }) => [
  { element: name },
  ...variants.map((variant) => ({ element: name, variant })),
]);

const HOLDERS = ['circle', 'box', 'diamond'];
const isFrame = ({ element, variant }: SignPart): boolean =>
  variant === undefined && HOLDERS.includes(element);
const isFigureAside = ({ element, variant }: SignPart): boolean =>
  [...HOLDERS, 'cross'].includes(element) && variant !== undefined && variant !== 'small';

/** All combinations of that many parts with distinct elements. */
function choose(count: number, from: readonly SignPart[]): SignPart[][] {
  if (count === 0) return [[]];
  return from.flatMap((part, index) => {
    const rest = from.slice(index + 1).filter(({ element }) => element !== part.element);
    return choose(count - 1, rest).map((others) => [part, ...others]);
  });
}

const framed = PARTS.filter(isFrame).flatMap((frame) => {
  const inner = PARTS.filter(
    (part) => part.element !== frame.element && !isFrame(part) && !isFigureAside(part),
  );
  return [1, 2, 3].flatMap((count) => choose(count, inner)).map((parts) => [frame, ...parts]);
});
const open = [2, 3].flatMap((count) =>
  choose(
    count,
    PARTS.filter((part) => !isFrame(part)),
  ),
);

/** Signs of two or three elements, or four within a frame, that are not easily misread. */
export const CANDIDATES: readonly SignCode[] = [...framed, ...open]
  .filter((parts) => !isMisread(parts))
  .map(composeSign);
