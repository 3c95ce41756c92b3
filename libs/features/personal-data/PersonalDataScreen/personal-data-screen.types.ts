import type { PersonalData } from '@paniscus/domain/personal-data';

export type PersonalDataState =
  | { kind: 'idle' }
  | { kind: 'processing' }
  | { kind: 'failed'; message: string }
  /** Nothing is held about the address. */
  | { kind: 'empty'; email: string }
  | { kind: 'found'; data: PersonalData }
  | { kind: 'erasing'; data: PersonalData }
  /** The data is still there. */
  | { kind: 'refused'; data: PersonalData; message: string }
  /** With what was held until then. */
  | { kind: 'erased'; data: PersonalData };

export interface PersonalDataLinks {
  staffOrder: (id: number) => string;
  staffDonation: (id: number) => string;
  staffRecurringDonations: string;
}
