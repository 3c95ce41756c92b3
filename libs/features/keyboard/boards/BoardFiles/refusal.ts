import type { Fault } from '@paniscus/domain';

/** Why a file is not read, in words for who chose it. */
export class Refusal extends Error {
  readonly faults: readonly Fault[];
  /** The file inside a package. */
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
    throw new Refusal('What is in it is not JSON, the form in which boards are written.', [], path);
  }
}
