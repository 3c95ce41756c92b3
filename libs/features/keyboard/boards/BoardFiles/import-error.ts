import type { Fault } from '@paniscus/domain/keyboard';

/** A file was rejected; `message` is shown to the visitor. */
export class ImportError extends Error {
  readonly faults: readonly Fault[];
  /** Path of the file inside a package. */
  readonly path: string | undefined;

  constructor(message: string, faults: readonly Fault[] = [], path?: string) {
    super(message);
    this.faults = faults;
    this.path = path;
  }
}

export function parseJson(text: string, path?: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new ImportError('The file is not valid JSON.', [], path);
  }
}
