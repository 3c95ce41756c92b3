import type { Fault } from '../board-file.types.ts';
import { toRecord, findId, isRecord, toText } from '../json.rules.ts';

const warning = (field: string, problem: string): Fault => ({ field, problem, isFatal: false });

/** Media sources in the format's order of precedence. */
const SOURCES = ['data', 'path', 'url', 'symbol'];

/** Maximum number of images and of sounds that are checked. */
const MAX_CHECKED = 5000;

function findSourceFaults(
  field: string,
  kind: 'image' | 'audio',
  media: Record<string, unknown>,
  isPackaged: boolean,
) {
  const faults: Fault[] = [];
  const data = toText(media['data']);
  if (!SOURCES.some((name) => media[name] !== undefined))
    faults.push(warning(field, 'has no data, path, url or symbol'));
  if (data !== undefined && !(data.startsWith(`data:${kind}/`) && data.slice(0, 100).includes(';base64,')))
    faults.push(warning(`${field}.data`, 'is not a base64 data URL'));
  if (media['path'] !== undefined && !isPackaged)
    faults.push(warning(`${field}.path`, 'points to a file, but this is not a package'));
  return faults;
}

function findItemFaults(
  value: unknown,
  field: string,
  kind: 'image' | 'audio',
  isPackaged: boolean,
): Fault[] {
  if (!isRecord(value)) return [warning(field, 'is not an object')];
  const faults = findSourceFaults(field, kind, value, isPackaged);
  if (findId(value['id']) === undefined) faults.push(warning(`${field}.id`, 'is missing'));
  if (!(toText(value['content_type']) ?? '').startsWith(`${kind}/`))
    faults.push(warning(`${field}.content_type`, `does not begin with ${kind}/`));
  for (const name of kind === 'image' ? ['width', 'height'] : ['duration'])
    if (!(Number(value[name]) > 0)) faults.push(warning(`${field}.${name}`, 'is not a number above 0'));
  return faults;
}

function findUnknownImages(buttons: unknown, images: readonly unknown[]): Fault[] {
  const ids = new Set(images.map((image) => findId(toRecord(image)['id'])));
  return (Array.isArray(buttons) ? buttons : []).flatMap((button: unknown, index) => {
    const id = findId(toRecord(button)['image_id']);
    if (id === undefined || ids.has(id)) return [];
    return [warning(`buttons[${String(index)}].image_id`, 'refers to a picture that does not exist')];
  });
}

/** Validates images and sounds. The site reads neither, so all faults are warnings. */
export function findMediaFaults(board: Record<string, unknown>, isPackaged: boolean): Fault[] {
  const { images, sounds, buttons } = board;
  const imageList: unknown[] | undefined = Array.isArray(images) ? images : undefined;
  const soundList: unknown[] | undefined = Array.isArray(sounds) ? sounds : undefined;
  return [
    ...(imageList === undefined
      ? [warning('images', 'is not a list')]
      : findUnknownImages(buttons, imageList)),
    ...(soundList === undefined ? [warning('sounds', 'is not a list')] : []),
    ...(imageList ?? [])
      .slice(0, MAX_CHECKED)
      .flatMap((image, index) => findItemFaults(image, `images[${String(index)}]`, 'image', isPackaged)),
    ...(soundList ?? [])
      .slice(0, MAX_CHECKED)
      .flatMap((sound, index) => findItemFaults(sound, `sounds[${String(index)}]`, 'audio', isPackaged)),
  ];
}
