import { composeSign, ELEMENTS } from '#libs/lexigrams/index.ts';
import type { SignCode, SignPart } from '#libs/lexigrams/index.ts';
import { isMisread } from './misreadings.ts';

const PARTS: readonly SignPart[] = ELEMENTS.flatMap(({ name, variants }) => [
  { element: name },
  ...variants.map((variant) => ({ element: name, variant })),
]);

const CLOSED_SHAPES = ['circle', 'box', 'diamond'];
const isFrame = ({ element, variant }: SignPart): boolean =>
  variant === undefined && CLOSED_SHAPES.includes(element);
const isShiftedShape = ({ element, variant }: SignPart): boolean =>
  [...CLOSED_SHAPES, 'cross'].includes(element) && variant !== undefined && variant !== 'small';

/** All combinations of that many parts with distinct elements. */
function listCombinations(count: number, from: readonly SignPart[]): SignPart[][] {
  if (count === 0) return [[]];
  return from.flatMap((part, index) => {
    const rest = from.slice(index + 1).filter(({ element }) => element !== part.element);
    return listCombinations(count - 1, rest).map((combination) => [part, ...combination]);
  });
}

const framedSigns = PARTS.filter(isFrame).flatMap((frame) => {
  const innerParts = PARTS.filter(
    (part) => part.element !== frame.element && !isFrame(part) && !isShiftedShape(part),
  );
  return [1, 2, 3].flatMap((count) => listCombinations(count, innerParts)).map((parts) => [frame, ...parts]);
});
const unframedSigns = [2, 3].flatMap((count) =>
  listCombinations(
    count,
    PARTS.filter((part) => !isFrame(part)),
  ),
);

/** Signs of two or three elements, or four within a frame, that are not easily misread. */
export const CANDIDATES: readonly SignCode[] = [...framedSigns, ...unframedSigns]
  .filter((parts) => !isMisread(parts))
  .map(composeSign);
