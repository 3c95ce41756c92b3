import { buildOwnKey } from '../own-word/own-word.rules.ts';
import type { OwnBoardId } from '../own-board/own-board.types.ts';
import type { OwnWord } from '../own-word/own-word.types.ts';
import type { ReadMedia } from './board-file.types.ts';
import { findId, isRecord, toText } from './json.rules.ts';

type JsonRecord = Readonly<Record<string, unknown>>;

const listRecords = (value: unknown): JsonRecord[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Indexes the images or sounds of a board by id. */
export const indexById = (value: unknown) =>
  new Map(listRecords(value).map((item) => [findId(item['id']), item]));

function readMediaData(
  media: JsonRecord | undefined,
  kind: 'image' | 'audio',
  readMedia: ReadMedia,
): string | undefined {
  if (media === undefined) return undefined;
  const data = toText(media['data']);
  if (data?.startsWith(`data:${kind}/`)) return data;
  const path = toText(media['path']);
  return path === undefined ? undefined : readMedia(path, toText(media['content_type']));
}

/** Converts buttons to own words, with the media that they name. */
export function createWordReader(board: JsonRecord, readMedia: ReadMedia) {
  const images = indexById(board['images']);
  const sounds = indexById(board['sounds']);
  return (button: JsonRecord, opens?: OwnBoardId): OwnWord => {
    const label = toText(button['label'])?.trim() ?? '';
    const spoken = toText(button['vocalization'])?.trim() ?? '';
    const optional = {
      lang: toText(button['ext_paniscus_lang']),
      spoken: spoken === '' || spoken === label ? undefined : spoken,
      picture: readMediaData(images.get(findId(button['image_id'])), 'image', readMedia),
      recording: readMediaData(sounds.get(findId(button['sound_id'])), 'audio', readMedia),
      color: toText(button['border_color']) ?? toText(button['background_color']),
      isSilent: button['ext_paniscus_silent'] === true ? true : undefined,
      opens,
    };
    return {
      key: buildOwnKey(JSON.stringify([board['id'], button, ...(opens === undefined ? [] : [opens])])),
      word: label === '' ? spoken : label,
      ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
    };
  };
}
