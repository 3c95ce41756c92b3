import { withManifestPaths } from '@paniscus/domain/keyboard';
import type { ReadMedia } from '@paniscus/domain/keyboard';
import { parseJson } from './import-error';
import { MANIFEST } from './tidy-package';

/** In bytes, for one picture or recording; larger ones stay in the package and are not shown. */
const MAX_FILE = 12_000_000;
/** In bytes, for all pictures and recordings of a board. */
const MAX_MEDIA = 48_000_000;

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  bmp: 'image/bmp',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  flac: 'audio/flac',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  webm: 'audio/webm',
};

const getType = (path: string) => TYPES[path.split('.').at(-1)?.toLowerCase() ?? ''];

/** Paths of the pictures and recordings that a board names. */
function listMediaPaths(board: Readonly<Record<string, unknown>>): Set<string> {
  const media = [board['images'], board['sounds']].flatMap((list: unknown) =>
    Array.isArray(list) ? list : [],
  );
  const paths = media.map((item: unknown) => (item as { path?: unknown } | null)?.path);
  return new Set(paths.filter((path) => typeof path === 'string'));
}

function toDataUrl(bytes: Uint8Array, type: string): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  return `data:${type};base64,${btoa(binary)}`;
}

type PackageMedia = { readMedia: ReadMedia; manifest: unknown };

/** Unpacks the pictures and recordings of one board, for `parseBoard`. */
export async function readPackageMedia(
  bytes: Uint8Array,
  board: Readonly<Record<string, unknown>>,
): Promise<PackageMedia> {
  const { strFromU8, unzipSync } = await import('fflate');
  const { [MANIFEST]: list } = unzipSync(bytes, { filter: ({ name }) => name === MANIFEST });
  const manifest = list === undefined ? undefined : parseJson(strFromU8(list), MANIFEST);
  const paths = listMediaPaths(withManifestPaths(board, manifest));
  let total = 0;
  const files = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!paths.has(name) || originalSize > MAX_FILE || total + originalSize > MAX_MEDIA) return false;
      total += originalSize;
      return true;
    },
  });
  const readMedia: ReadMedia = (path, contentType) => {
    const file = Object.hasOwn(files, path) ? files[path] : undefined;
    // Some programs write a general type, such as `application/octet-stream`.
    const type = /^(?:image|audio)\//.test(contentType ?? '') ? contentType : getType(path);
    return file === undefined || type === undefined ? undefined : toDataUrl(file, type);
  };
  return { readMedia, manifest };
}
