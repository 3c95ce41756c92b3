import { organization } from '@paniscus/content';
import { BOARD_IDS, buildManifest, buildOpenBoard } from '@paniscus/domain/keyboard';
import type { BoardId, DeltaBoard, LexigramKey, OpenBoard } from '@paniscus/domain/keyboard';
import { findLexigram } from '@paniscus/lexigrams';
import { listPlaces } from '../../KeyboardScreen/cells';
import { boardNames } from '../../store/names.data';
import { getSignColors, renderSvg } from '../drawing/sign-drawing';

/** Export selection: one board as a file, or all four as a package. */
export type Wanted = BoardId | 'all';

export type WrittenFile = { name: string; type: string; content: string | Uint8Array<ArrayBuffer> };

/** In pixels: sharp on a large key; other programs render at 96. */
const PICTURE_SIDE = 96;
const PACKAGE_TYPE = 'application/obz';
const OWNER = organization.name.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-');

const descriptions: Readonly<Record<BoardId, string>> = {
  alpha: 'People and apes, food and drink, and small words.',
  beta: 'Places, activities, feelings and states.',
  gamma: 'The body and things, and small words.',
  delta: 'A board of words that its owner has chosen.',
};

/** The same license as the rest of the site. */
const license = {
  type: 'MIT',
  copyright_notice_url: 'https://opensource.org/license/mit',
  author_name: organization.legalName,
};

const drawn = (key: LexigramKey): string => {
  const lexigram = findLexigram(key);
  return lexigram === undefined ? '' : renderSvg(lexigram, PICTURE_SIDE);
};
const getPicturePath = (key: LexigramKey) => `images/${key}.svg`;

function buildBoard(id: BoardId, delta: DeltaBoard, site: string, isPackaged: boolean): OpenBoard {
  const words = listPlaces(id, delta).map((lexigram) =>
    lexigram === null
      ? null
      : { key: lexigram.key, word: lexigram.word, color: getSignColors(lexigram).tile },
  );
  return buildOpenBoard({
    id,
    name: `${organization.keyboard.name}: ${boardNames[id]}`,
    url: `${site}${organization.keyboard.path}?panel=${id}`,
    description: `<p>${descriptions[id]} Lexigrams in the manner of Yerkish, in our own arrangement.</p>`,
    license: { ...license, source_url: `${site}${organization.keyboard.path}` },
    words,
    getPicture: (key) =>
      isPackaged ? { path: getPicturePath(key) } : { data: `data:image/svg+xml;base64,${btoa(drawn(key))}` },
    pictureSide: PICTURE_SIDE,
    others: isPackaged
      ? BOARD_IDS.filter((other) => other !== id).map((other) => ({ id: other, name: boardNames[other] }))
      : [],
  });
}

const asJson = (value: unknown) => JSON.stringify(value, null, 1);

/** One board as an `.obf` file with embedded pictures. `site` is the origin, without a path. */
export const writtenBoard = (id: BoardId, delta: DeltaBoard, site: string): WrittenFile => ({
  name: `${OWNER}-${id}.obf`,
  type: 'application/obf',
  content: asJson(buildBoard(id, delta, site, false)),
});

/** All four boards as one `.obz` package with shared pictures. `site` is the origin, without a path. */
export async function writtenPackage(delta: DeltaBoard, site: string): Promise<WrittenFile> {
  const { strToU8, zipSync } = await import('fflate');
  const boards = BOARD_IDS.map((id) => buildBoard(id, delta, site, true));
  const manifest = buildManifest(boards, 'alpha');
  const texts: [string, string][] = [
    ['manifest.json', asJson(manifest)],
    ...boards.map((board): [string, string] => [manifest.paths.boards[board.id] ?? '', asJson(board)]),
    ...Object.entries(manifest.paths.images).map(([key, path]): [string, string] => [path, drawn(key)]),
  ];
  const files = Object.fromEntries(texts.map(([path, text]) => [path, strToU8(text)]));
  // A fixed modification time makes the package reproducible.
  const content = zipSync(files, { mtime: new Date(2020, 0, 1) });
  return { name: `${OWNER}-boards.obz`, type: PACKAGE_TYPE, content };
}

export const written = async (wanted: Wanted, delta: DeltaBoard, site: string): Promise<WrittenFile> =>
  wanted === 'all' ? writtenPackage(delta, site) : writtenBoard(wanted, delta, site);
