import { buildFoundManifest } from '@paniscus/domain/keyboard';
import type { Fault } from '@paniscus/domain/keyboard';
import { ImportError } from './import-error';

type TidyPackage = {
  /** The archive itself when its files are named as the format asks. */
  bytes: Uint8Array<ArrayBuffer>;
  /** What was changed or guessed. */
  changes: readonly Fault[];
};

/** In bytes, for all files of an archive that has to be packed anew. */
const MAX_UNPACKED = 96_000_000;

/** Also when an archive has a password, which cannot be told from damage. */
export const DAMAGED =
  'This package cannot be opened. It may be damaged, password-protected or not an .obz file.';

export const MANIFEST = 'manifest.json';

/** Files that operating systems add, which are no part of the package. */
const isJunk = (name: string) =>
  /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/.test(name);

/** The name as the format writes it: with `/`, relative, and with composed letters. */
const toPlainName = (name: string) =>
  name
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '');

const getFolder = (name: string) => name.slice(0, name.lastIndexOf('/') + 1);
const getDepth = (name: string) => name.split('/').length;

/** The folder that contains the manifest that is nearest to the root; undefined without a manifest. */
function findBase(names: readonly string[]): string | undefined {
  const manifests = names.filter((name) => name === MANIFEST || name.endsWith(`/${MANIFEST}`));
  const [nearest] = manifests.toSorted((one, other) => getDepth(one) - getDepth(other));
  return nearest === undefined ? undefined : getFolder(nearest);
}

/** New name of each file by its name in the archive; files outside the package's folder are left out. */
function planNames(names: readonly string[]): { plan: Map<string, string>; hasManifest: boolean } {
  const packed = names.filter((name) => !name.endsWith('/') && !isJunk(toPlainName(name)));
  const base = findBase(packed.map(toPlainName));
  const inside = packed.filter((name) => toPlainName(name).startsWith(base ?? ''));
  const plan = new Map(inside.map((name) => [name, toPlainName(name).slice((base ?? '').length)]));
  return { plan, hasManifest: base !== undefined };
}

/**
 * Packs an archive anew whose files are not where the format expects them: one without a manifest, one that was compressed
 * again in a file manager, or one with other separators. Throws an `ImportError` when it is damaged, too large or has no board.
 */
export async function tidyPackage(bytes: Uint8Array<ArrayBuffer>): Promise<TidyPackage> {
  const { strToU8, unzipSync, zipSync } = await import('fflate');
  const names: string[] = [];
  let unpacked = 0;
  const unzip = (isNeeded: (name: string) => boolean) =>
    unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!isNeeded(name)) return false;
        unpacked += originalSize;
        if (unpacked > MAX_UNPACKED)
          throw new ImportError('The files in this package are too large.', [], name);
        return true;
      },
    });
  try {
    unzipSync(bytes, { filter: ({ name }) => (names.push(name), false) });
  } catch {
    throw new ImportError(DAMAGED);
  }
  const { plan, hasManifest } = planNames(names);
  if (hasManifest && [...plan].every(([name, plain]) => name === plain)) return { bytes, changes: [] };

  const files = new Map(
    Object.entries(unzip((name) => plan.has(name))).map(([name, content]) => [
      plan.get(name) ?? name,
      content,
    ]),
  );
  const changes: Fault[] = [];
  if (!hasManifest) {
    const boards = [...files.keys()].filter((name) => /\.(?:obf|json)$/i.test(name)).sort();
    if (boards.length === 0) throw new ImportError('The package has no manifest.json file and no board.');
    files.set(MANIFEST, strToU8(JSON.stringify(buildFoundManifest(boards))));
    changes.push({
      field: MANIFEST,
      problem: 'is missing, so the boards were found by their names',
      isFatal: false,
    });
  } else
    changes.push({
      field: 'the package',
      problem: 'uses unusual file names, so we renamed its files',
      isFatal: false,
    });
  return { bytes: zipSync(Object.fromEntries(files), { level: 0 }), changes };
}
