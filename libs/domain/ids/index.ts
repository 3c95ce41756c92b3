export { parseId } from './ids.ts';
export { moveId } from './move-id.ts';
export { toUuidV4 } from './uuid.ts';
