import type { Fault } from './board-file.types.ts';
import { findId, isRecord, toList, toText } from './json.rules.ts';
import { createKeyFinder } from './read-cells.rules.ts';
import type { FindKey } from './read-cells.rules.ts';
import { indexById } from './read-word.rules.ts';

type JsonRecord = Readonly<Record<string, unknown>>;

interface OmissionOptions {
  findKey: FindKey;
  /** Whether a link (`load_board`) leads to a board that was read from the same file. */
  hasTarget: (link: JsonRecord) => boolean;
}

/** A picture or recording that is only an address or a symbol of another program; the site loads nothing from elsewhere. */
const isElsewhere = (media: JsonRecord | undefined): boolean =>
  media !== undefined && media['data'] === undefined && media['path'] === undefined;

/**
 * Lists what the buttons of a board do or show that their keys will not: links to boards that are not there, actions such as
 * `:clear`, and pictures and recordings of custom words that are not part of the file.
 */
export function listOmissions(board: JsonRecord, { findKey, hasTarget }: OmissionOptions): Fault[] {
  const findButtonKey = createKeyFinder(board, findKey);
  const images = indexById(board['images']);
  const sounds = indexById(board['sounds']);
  return toList(board['buttons'])
    .filter(isRecord)
    .flatMap((button) => {
      const label = toText(button['label'])?.trim() ?? '';
      const field = label === '' ? 'A button without a label' : `“${label}”`;
      const link = button['load_board'];
      const isLost = isRecord(link) && !hasTarget(link);
      const isOwnWord = findButtonKey(button) === undefined;
      const problems = [
        isLost && 'opens a board that is not in this file, so it is a word without a link',
        (button['action'] !== undefined || button['actions'] !== undefined) &&
          'has an action that only its own app understands; we imported it as a word',
        isOwnWord &&
          isElsewhere(images.get(findId(button['image_id']))) &&
          'has its picture outside the file, so it has no picture',
        isOwnWord &&
          isElsewhere(sounds.get(findId(button['sound_id']))) &&
          'has its recording outside the file, so it has no recording',
      ];
      return problems
        .filter((problem) => problem !== false)
        .map((problem) => ({ field, problem, isFatal: false }));
    });
}
