import type { PublicationName } from '@paniscus/domain/bibliography';

const toName = (family: string, given?: string): PublicationName => ({ family, given });

export const savageRumbaugh = toName('Savage-Rumbaugh', 'S.');
export const bakeman = toName('Bakeman', 'R.');
export const beran = toName('Beran', 'M. J.');
export const boysen = toName('Boysen', 'S.');
export const brakke = toName('Brakke', 'K. E.');
export const fields = toName('Fields', 'W. M.');
export const greenfield = toName('Greenfield', 'P. M.');
export const hanzel = toName('Hanzel', 'I.');
export const heimbauer = toName('Heimbauer', 'L. A.');
export const hopkins = toName('Hopkins', 'W. D.');
export const lewin = toName('Lewin', 'R.');
export const lyn = toName('Lyn');
export const mcDonald = toName('McDonald', 'K.');
export const roffman = toName('Roffman', 'I.');
export const rumbaugh = toName('Rumbaugh', 'D. M.');
export const schoenemann = toName('Schoenemann', 'P. T.');
export const sevcik = toName('Sevcik', 'R. A.');
export const shanker = toName('Shanker', 'S. G.');
export const taylor = toName('Taylor', 'T. J.');
export const williams = toName('Williams', 'S. L.');
export const vonGlasersfeld = toName('von Glasersfeld', 'E.');

/** Authors without first names in the sources. */
export const toFamilyNames = (...families: string[]) => families.map((family) => toName(family));

/** Names under which the founding researcher published. */
export const FOUNDING_NAMES: readonly string[] = ['Savage-Rumbaugh', 'Savage'];
