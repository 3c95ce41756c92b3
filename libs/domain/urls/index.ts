export { anchorFrom } from './anchor.ts';
export { closestAddresses, editDistance } from './closest.ts';
