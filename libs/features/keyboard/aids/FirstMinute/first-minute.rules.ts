import type { KeyboardState } from '../../keyboard.types';

export type Progress = Pick<KeyboardState, 'sentence' | 'history' | 'board'>;

type Step = {
  text: string;
  /** Selects what to press, inside the stage of the board. */
  target?: string;
  /** Whether the person has done it since the step was shown. */
  isDone: (now: Progress, before: Progress) => boolean;
};

const hasNewSign = (now: Progress, before: Progress) => now.sentence.length > before.sentence.length;

/** What a person tries in the first minute, in order. */
export const FIRST_STEPS: readonly Step[] = [
  {
    text: 'Press any sign. You hear its word, and the sign joins your sentence below the board.',
    target: '[role="grid"]',
    isDone: hasNewSign,
  },
  { text: 'Press another sign.', target: '[role="grid"]', isDone: hasNewSign },
  {
    text: 'Press Period to hear the sentence. The next sign then begins a new one.',
    target: '[data-scan-group="controls"] button',
    isDone: (now, before) => now.history !== before.history,
  },
  {
    text: 'Choose another panel to see other signs.',
    target: '[data-scan-group="panels"]',
    isDone: (now, before) => now.board !== before.board,
  },
  {
    text: 'That is all you need to speak. To look for a word, press “Find a word.” Sound, size and switches are under “Settings.”',
    isDone: () => false,
  },
];

type Guide = { step: number; before: Progress };

export const startGuide = (before: Progress): Guide => ({ step: 0, before });

export const goToStep = (step: number, before: Progress): Guide => ({
  step: Math.max(0, Math.min(step, FIRST_STEPS.length - 1)),
  before,
});

/** Goes on once the person has done what the step asks for. */
export const followGuide = (guide: Guide, now: Progress): Guide =>
  FIRST_STEPS[guide.step]?.isDone(now, guide.before) === true ? goToStep(guide.step + 1, now) : guide;
