import type {
  AddedButton,
  LexigramKey,
  OpenButton,
  OwnBoard,
  OwnBoardId,
  OwnWord,
} from '@paniscus/domain/keyboard';
import { findLexigram } from '@paniscus/lexigrams';
import { findOwnWord } from '../../../store/own-words';
import { getSignColors, renderSvg } from '../../drawing/sign-drawing';

/** In pixels, as in the boards of the site. */
const PICTURE_SIDE = 96;

/** The cells of a board, and the words that it hides. */
export type ShownCells = Pick<OwnBoard, 'cells' | 'hidden'>;

const getContentType = (dataUrl: string) => /^data:([\w/+.-]+)/.exec(dataUrl)?.[1] ?? '';

/** The `load_board` of a folder key; `undefined` when its board is not in the file. */
export type FindLink = (id: OwnBoardId) => OpenButton['load_board'];

function buildOwnButton(id: string, own: OwnWord, findLink: FindLink): AddedButton {
  const { key, word, lang, spoken, picture, alt, recording, color, isSilent, opens } = own;
  const link = opens === undefined ? undefined : findLink(opens);
  return {
    button: {
      id,
      label: word,
      ext_paniscus_own: true,
      ...(lang === undefined ? {} : { ext_paniscus_lang: lang }),
      ...(isSilent === true ? { ext_paniscus_silent: true } : {}),
      ...(alt === undefined ? {} : { ext_paniscus_alt: alt }),
      ...(spoken === undefined ? {} : { vocalization: spoken }),
      ...(picture === undefined ? {} : { image_id: key }),
      ...(recording === undefined ? {} : { sound_id: key }),
      ...(color === undefined ? {} : { border_color: color }),
      ...(link === undefined ? {} : { load_board: link }),
    },
    image:
      picture === undefined
        ? undefined
        : {
            id: key,
            content_type: getContentType(picture),
            width: PICTURE_SIDE,
            height: PICTURE_SIDE,
            data: picture,
          },
    sound:
      recording === undefined
        ? undefined
        : { id: key, content_type: getContentType(recording), data: recording },
  };
}

/** The button of a word that the visitor has put on the board. */
export function buildButton(
  { cells, hidden = [] }: ShownCells,
  cell: number,
  findLink: FindLink,
): AddedButton {
  const key = cells[cell] ?? '';
  const { button, ...media } = buildShownButton(key, cell, findLink);
  return { button: hidden.includes(key) ? { ...button, hidden: true } : button, ...media };
}

function buildShownButton(key: LexigramKey, cell: number, findLink: FindLink): AddedButton {
  const id = `${key}-${String(cell + 1)}`;
  const own = findOwnWord(key);
  const lexigram = findLexigram(key);
  if (own !== undefined) return buildOwnButton(id, own, findLink);
  if (lexigram === undefined) return { button: { id, label: key } };
  const color = getSignColors(lexigram).tile;
  return {
    button: { id, label: lexigram.word, image_id: key, border_color: toRgb(color), ext_paniscus_key: key },
    image: {
      id: key,
      content_type: 'image/svg+xml',
      width: PICTURE_SIDE,
      height: PICTURE_SIDE,
      data: `data:image/svg+xml;base64,${btoa(renderSvg(lexigram, PICTURE_SIDE))}`,
    },
  };
}

function toRgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${String(red)}, ${String(green)}, ${String(blue)})`;
}
