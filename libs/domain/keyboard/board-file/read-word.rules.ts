import { buildOwnKey } from '../own-word/own-word.rules.ts';
import type { OwnBoardId } from '../own-board/own-board.types.ts';
import type { OwnWord } from '../own-word/own-word.types.ts';
import type { ReadMedia } from './board-file.types.ts';
import { readBoardLanguage } from './board-language.rules.ts';
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

/** Long enough to tell files apart without reading all of a large one. */
const MAX_TAIL = 1000;

const digest = (data = '') => `${String(data.length)} ${data.slice(-MAX_TAIL)}`;

/** Converts buttons to custom words, with the media that they name. */
export function createWordReader(board: JsonRecord, readMedia: ReadMedia) {
  const images = indexById(board['images']);
  const sounds = indexById(board['sounds']);
  const { lang, translate } = readBoardLanguage(board);
  return (button: JsonRecord, opens?: OwnBoardId): OwnWord => {
    const label = translate(button['label']);
    const spoken = translate(button['vocalization']);
    const word = label === '' ? spoken : label;
    const optional = {
      lang: toText(button['ext_paniscus_lang']) ?? (button['ext_paniscus_own'] === true ? undefined : lang),
      spoken: spoken === word ? undefined : spoken,
      picture: readMediaData(images.get(findId(button['image_id'])), 'image', readMedia),
      recording: readMediaData(sounds.get(findId(button['sound_id'])), 'audio', readMedia),
      alt: toText(button['ext_paniscus_alt']),
      color: toText(button['border_color']) ?? toText(button['background_color']),
      isSilent: button['ext_paniscus_silent'] === true ? true : undefined,
      opens,
    };
    const { picture, recording, ...texts } = optional;
    const content = [board['id'], button, word, texts, digest(picture), digest(recording)];
    return {
      key: buildOwnKey(JSON.stringify(content)),
      word,
      ...Object.fromEntries(
        Object.entries(optional).filter(([, value]) => value !== undefined && value !== ''),
      ),
    };
  };
}
