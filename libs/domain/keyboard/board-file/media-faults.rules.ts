import type { Fault } from './board-file.types.ts';
import { toRecord, findId, isRecord, toText } from './json.rules.ts';

const slight = (field: string, problem: string): Fault => ({ field, problem, isGrave: false });

/** Media sources in the format's order of precedence. */
const SOURCES = ['data', 'path', 'url', 'symbol'];

/** Limits validation effort; further items are not checked. */
const MAX_LISTED = 5000;

function findSourceFaults(
  at: string,
  kind: 'image' | 'audio',
  media: Record<string, unknown>,
  isPackaged: boolean,
) {
  const faults: Fault[] = [];
  const data = toText(media['data']);
  if (!SOURCES.some((name) => media[name] !== undefined))
    faults.push(slight(at, 'has neither data nor path nor url nor symbol'));
  if (data !== undefined && !(data.startsWith(`data:${kind}/`) && data.slice(0, 100).includes(';base64,')))
    faults.push(slight(`${at}.data`, 'is not a data address in base64'));
  if (media['path'] !== undefined && !isPackaged)
    faults.push(slight(`${at}.path`, 'leads to a file, and there is no package'));
  return faults;
}

function findItemFaults(value: unknown, at: string, kind: 'image' | 'audio', isPackaged: boolean): Fault[] {
  if (!isRecord(value)) return [slight(at, 'is not an object')];
  const faults = findSourceFaults(at, kind, value, isPackaged);
  if (findId(value['id']) === undefined) faults.push(slight(`${at}.id`, 'is missing'));
  if (!(toText(value['content_type']) ?? '').startsWith(`${kind}/`))
    faults.push(slight(`${at}.content_type`, `does not begin with ${kind}/`));
  for (const name of kind === 'image' ? ['width', 'height'] : ['duration'])
    if (!(Number(value[name]) > 0)) faults.push(slight(`${at}.${name}`, 'is not a number above 0'));
  return faults;
}

function findUnknownImages(buttons: unknown, images: readonly unknown[]): Fault[] {
  const ids = new Set(images.map((image) => findId(toRecord(image)['id'])));
  return (Array.isArray(buttons) ? buttons : []).flatMap((button: unknown, index) => {
    const id = findId(toRecord(button)['image_id']);
    if (id === undefined || ids.has(id)) return [];
    return [slight(`buttons[${String(index)}].image_id`, 'names a picture that is not there')];
  });
}

/** Validates pictures and sounds. The site reads neither, so all faults are minor. */
export function findMediaFaults(board: Record<string, unknown>, isPackaged: boolean): Fault[] {
  const { images, sounds, buttons } = board;
  const pictures: unknown[] | undefined = Array.isArray(images) ? images : undefined;
  const voices: unknown[] | undefined = Array.isArray(sounds) ? sounds : undefined;
  return [
    ...(pictures === undefined ? [slight('images', 'is not a list')] : findUnknownImages(buttons, pictures)),
    ...(voices === undefined ? [slight('sounds', 'is not a list')] : []),
    ...(pictures ?? [])
      .slice(0, MAX_LISTED)
      .flatMap((image, index) => findItemFaults(image, `images[${String(index)}]`, 'image', isPackaged)),
    ...(voices ?? [])
      .slice(0, MAX_LISTED)
      .flatMap((sound, index) => findItemFaults(sound, `sounds[${String(index)}]`, 'audio', isPackaged)),
  ];
}
