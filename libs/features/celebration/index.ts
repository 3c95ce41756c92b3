export { CelebrationScreen } from './CelebrationScreen/CelebrationScreen';
export type { CelebrationState } from './CelebrationScreen/CelebrationScreen';
export { CelebrationTitleScreen } from './CelebrationTitleScreen/CelebrationTitleScreen';
