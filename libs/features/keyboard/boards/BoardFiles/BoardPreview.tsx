import { wordsOn } from '@paniscus/domain/keyboard';
import type { ReadBoard } from '@paniscus/domain/keyboard';
import { Alert } from '@paniscus/ui';
import { SignLine } from '../drawing/SignLine';

interface BoardPreviewProps {
  board: ReadBoard;
}

/** Limits the length of listed words. */
const EXPECTED_KINDS = 24;
const SHOWN = 16;

/** Joins the texts and truncates a long list: 'a, b and 3 more'. */
const listed = (texts: readonly string[]) => {
  const rest = texts.length - EXPECTED_KINDS;
  return `${texts.slice(0, EXPECTED_KINDS).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
};

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
