export { personalDataResponse } from './personal-data-response.schema.ts';
export type { ErasureBlocker, PersonalData } from './personal-data-response.schema.ts';
export { isEmptyPersonalData } from './personal-data.rules.ts';
export { erasureSchema, personalDataSchema } from './personal-data.schema.ts';
export type { Erasure, PersonalDataRequest } from './personal-data.schema.ts';
export {
  ERASED,
  ERASED_PERSON,
  formatExportedEmail,
  formatListedEmail,
  isErased,
  redact,
} from './redact.rules.ts';
