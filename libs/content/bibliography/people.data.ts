import type { PublicationName } from '@paniscus/domain/bibliography';

const named = (family: string, given?: string): PublicationName => ({ family, given });

export const savageRumbaugh = named('Savage-Rumbaugh', 'S.');
export const bakeman = named('Bakeman', 'R.');
export const beran = named('Beran', 'M. J.');
export const boysen = named('Boysen', 'S.');
export const brakke = named('Brakke', 'K. E.');
export const fields = named('Fields', 'W. M.');
export const greenfield = named('Greenfield', 'P. M.');
export const hanzel = named('Hanzel', 'I.');
export const heimbauer = named('Heimbauer', 'L. A.');
export const hopkins = named('Hopkins', 'W. D.');
export const lyn = named('Lyn');
export const mcDonald = named('McDonald', 'K.');
export const roffman = named('Roffman', 'I.');
export const rumbaugh = named('Rumbaugh', 'D. M.');
export const schoenemann = named('Schoenemann', 'P. T.');
export const sevcik = named('Sevcik', 'R. A.');
export const shanker = named('Shanker', 'S. G.');
export const taylor = named('Taylor', 'T. J.');
export const williams = named('Williams', 'S. L.');
export const vonGlasersfeld = named('von Glasersfeld', 'E.');

/** Authors whose first names the sources do not give. */
export const byFamily = (...families: string[]) => families.map((family) => named(family));

/** Names under which the founding researcher published. */
export const FOUNDING_NAMES: readonly string[] = ['Savage-Rumbaugh', 'Savage'];
