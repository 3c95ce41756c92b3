// The celebration of Kanzi's life: his face, his story, and the wall of those whom gifts remember.
export { CelebrationScreen } from './CelebrationScreen/CelebrationScreen';
export type { CelebrationState } from './CelebrationScreen/CelebrationScreen';
export { CelebrationTitleScreen } from './CelebrationTitleScreen/CelebrationTitleScreen';
