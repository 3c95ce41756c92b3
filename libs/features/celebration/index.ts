export { CelebrationScreen } from './CelebrationScreen/CelebrationScreen';
export type { CelebrationState } from './CelebrationScreen/celebration-screen.types';
export { CelebrationTitleScreen } from './CelebrationTitleScreen/CelebrationTitleScreen';
