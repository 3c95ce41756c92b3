export { idFrom } from './ids.ts';
export { uuidFrom } from './uuid.ts';
