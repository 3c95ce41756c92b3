import { updateBoard, withHiddenButtons, withManifestPaths } from '@paniscus/domain/keyboard';
import type {
  AddedButton,
  BoardSource,
  LexigramKey,
  OpenButton,
  OwnBoard,
  OwnBoardId,
  OwnWord,
} from '@paniscus/domain/keyboard';
import { findLexigram } from '@paniscus/lexigrams';
import { findOwnWord } from '../../../store/own-words';
import { getSignColors, renderSvg } from '../../drawing/sign-drawing';
import { readPackageMedia } from '../package-media';

/** In pixels, as in the boards of the site. */
const PICTURE_SIDE = 96;

type Manifest = { paths: { boards: Record<string, string> } };

/** The cells of a board, and the words that it hides. */
type ShownCells = Pick<OwnBoard, 'cells' | 'hidden'>;

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
function buildButton({ cells, hidden = [] }: ShownCells, cell: number, findLink: FindLink): AddedButton {
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

/**
 * The imported board with the visitor's changes, as it was in its file or package. `isRelinked` when the file is another
 * one, in which the boards of folder keys have other paths.
 */
export const buildDeltaDocument = (
  source: BoardSource,
  shown: ShownCells,
  findLink: FindLink = () => undefined,
  isRelinked = false,
): Record<string, unknown> => {
  const updated = updateBoard(
    source,
    shown.cells,
    (cell) => buildButton(shown, cell, findLink),
    (key) => {
      const { isEdited = false, opens } = findOwnWord(key) ?? {};
      return isEdited || (isRelinked && opens !== undefined);
    },
  );
  return withHiddenButtons(updated, source.places, shown.cells, shown.hidden);
};

/** Puts the pictures and recordings of a package into the board itself, which then needs no package. */
export async function inlineMedia(
  document: Record<string, unknown>,
  packageBytes: Uint8Array,
): Promise<Record<string, unknown>> {
  const { readMedia, manifest } = await readPackageMedia(packageBytes, document);
  const { images, sounds } = withManifestPaths(document, manifest);
  const inline = (list: unknown) =>
    (Array.isArray(list) ? list : []).map((item: Record<string, unknown>) => {
      const { path, ...media } = item;
      const data = typeof path === 'string' ? readMedia(path, item['content_type'] as string) : undefined;
      return data === undefined ? item : { ...media, data };
    });
  return { ...document, images: inline(images), sounds: inline(sounds) };
}

/** The imported package with changed and added boards, by path; all other files are as they were. */
export async function buildImportedPackage(
  bytes: Uint8Array<ArrayBuffer>,
  documents: ReadonlyMap<string, Record<string, unknown>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { strFromU8, strToU8, unzipSync, zipSync } = await import('fflate');
  const files = unzipSync(bytes);
  const added = [...documents].filter(([path]) => !Object.hasOwn(files, path));
  const changed = new Map(documents);
  if (added.length > 0) {
    const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? strToU8('{}'))) as Manifest;
    const entries = added.map(([path, { id }]) => [String(id), path]);
    const boards = { ...manifest.paths.boards, ...Object.fromEntries(entries) };
    changed.set('manifest.json', { ...manifest, paths: { ...manifest.paths, boards } });
  }
  const texts = [...changed].map(([path, value]) => [path, strToU8(JSON.stringify(value, null, 1))]);
  return zipSync({ ...files, ...(Object.fromEntries(texts) as typeof files) });
}
