import type { ReadMedia } from '@paniscus/domain/keyboard';

/** In bytes, for one picture or recording; larger ones stay in the package and are not shown. */
const MAX_FILE = 4_000_000;
/** In bytes, for all pictures and recordings of a board. */
const MAX_MEDIA = 48_000_000;

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
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

/** Unpacks the pictures and recordings of one board, for `parseBoard`. */
export async function readPackageMedia(
  bytes: Uint8Array,
  board: Readonly<Record<string, unknown>>,
): Promise<ReadMedia> {
  const { unzipSync } = await import('fflate');
  const paths = listMediaPaths(board);
  let total = 0;
  const files = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!paths.has(name) || originalSize > MAX_FILE || total + originalSize > MAX_MEDIA) return false;
      total += originalSize;
      return true;
    },
  });
  return (path, contentType) => {
    const file = Object.hasOwn(files, path) ? files[path] : undefined;
    const type = contentType ?? getType(path);
    return file === undefined || type === undefined ? undefined : toDataUrl(file, type);
  };
}
