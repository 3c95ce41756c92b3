import { wordsOn } from '@paniscus/domain';
import type { ReadBoard } from '@paniscus/domain';
import { Alert } from '@paniscus/ui';
import { SignLine } from '../drawing/SignLine';

interface BoardPreviewProps {
  board: ReadBoard;
}

/** More than so many in a list tell nobody more. */
const EXPECTED_KINDS = 24;
const SHOWN = 16;

/** A list in a sentence, cut where it is long. */
const listed = (texts: readonly string[]) => {
  const rest = texts.length - EXPECTED_KINDS;
  return `${texts.slice(0, EXPECTED_KINDS).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
};

/** What a board from a file will be on Delta, and what of it will not. */
export function BoardPreview({
  board: { name, delta, unmatched, leftOver, isRearranged },
}: BoardPreviewProps) {
  const words = wordsOn(delta);
  return (
    <>
      <h3>{name}</h3>
      {words.length === 0 ? (
        <Alert kind="warning">
          None of its labels is a word of our vocabulary, so nothing can be taken over.
        </Alert>
      ) : (
        <div>
          <SignLine sentence={words.slice(0, SHOWN)} />
          <p>
            {words.length === 1 ? '1 word' : `${words.length} words`}
            {words.length > SHOWN ? `, the first ${SHOWN} of them shown` : ''}
          </p>
        </div>
      )}
      {unmatched.length === 0 ? null : (
        <Alert kind="warning" title="Not in our vocabulary, left empty">
          {listed(unmatched)}
        </Alert>
      )}
      {isRearranged ? (
        <Alert kind="info">
          The board is larger than 8 × 16, so its words follow each other in reading order.
          {leftOver.length === 0 ? null : ` ${leftOver.length} of them have no room.`}
        </Alert>
      ) : null}
    </>
  );
}
