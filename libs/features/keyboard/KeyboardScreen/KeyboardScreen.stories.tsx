import { EMPTY_DELTA, DEFAULT_SETTINGS } from '@paniscus/domain/keyboard';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { KeyboardState } from '../keyboard.types';
import { KEYBOARD_LINKS } from '../store/testing/KeyboardWithState';
import { DeltaIntro } from './BoardAccess';
import { KeyboardScreen } from './KeyboardScreen';
import { aKeyboardState, SAMPLE_DELTA, SAMPLE_SENTENCE, mockActions } from './sample-keyboard';

const meta = {
  component: KeyboardScreen,
  loaders: [() => DeltaIntro.preload()],
  args: {
    state: aKeyboardState(),
    actions: mockActions(),
    links: KEYBOARD_LINKS,
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'The lexigram keyboard, for everyone who speaks or learns to speak in signs.',
      accessibility: [
        'The board is a grid with a single tab stop; arrow keys move between its keys, and typing a word moves to its key.',
        'What was pressed, spoken or removed is announced in one live region, debounced so that fast pressing stays audible.',
        'Scanning with one or two switches, holding and dwelling replace tapping; words can be hidden, keys enlarged and contrast raised.',
        'Without JavaScript the board can be read.',
      ],
    } satisfies ScreenGuide,
  },
} satisfies Meta<typeof KeyboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const seen = (change: Partial<KeyboardState>): Story => ({ args: { state: aKeyboardState(change) } });

/** Keys and controls are large enough for trembling hands, and for head and eye pointers. */
const expectLargeTargets = async (canvasElement: HTMLElement) => {
  const stage = canvasElement.querySelector<HTMLElement>('[data-fills-window]') ?? canvasElement;
  const small = [...stage.querySelectorAll<HTMLElement>('button, label')].filter((target) => {
    const { width, height } = target.getBoundingClientRect();
    return Math.min(width, height) < 47.9;
  });
  await expect(small.map(({ textContent }) => textContent)).toEqual([]);
};

export const Ready: Story = { play: ({ canvasElement }) => expectLargeTargets(canvasElement) };
export const ReadyOnPhone: Story = { play: Ready.play };
export const Loading: Story = seen({ kind: 'loading' });
export const Blocked: Story = {
  ...seen({ kind: 'blocked' }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Turn sound on' }));

    await expect(args.actions.turnSoundOn).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  ...seen({ kind: 'failed' }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));

    await expect(args.actions.retry).toHaveBeenCalledOnce();
  },
};
export const Offline: Story = seen({ kind: 'offline' });
export const Missing: Story = {
  ...seen({ kind: 'missing', missingKeys: ['banana', 'juice'] }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));

    await expect(args.actions.retry).toHaveBeenCalledOnce();
  },
};
/** The message scrolls, so that the board has room. */
export const MissingInLargeTextOnPhone: Story = {
  ...seen({ kind: 'missing', missingKeys: ['banana', 'juice'] }),
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^You are offline/, { selector: 'p' });
    const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
    await expect(text.clientHeight).toBeLessThan(3 * lineHeight);
  },
};

/** Period was pressed with an empty sentence. */
export const Empty: Story = seen({ note: { name: 'empty' } });
export const OneSign: Story = seen({ sentence: ['banana'], pressedKey: 'banana' });
export const FullSentence: Story = seen({
  sentence: SAMPLE_SENTENCE,
  pressedKey: 'apple',
  note: { name: 'full' },
});
export const FullSentenceOnPhone: Story = seen({ sentence: SAMPLE_SENTENCE });
export const Sounding: Story = seen({ sentence: SAMPLE_SENTENCE, playingIndex: 3 });
/** A sign was pressed while the sentence before was still being spoken. */
export const SpeakingEarlier: Story = seen({
  sentence: ['banana'],
  spoken: SAMPLE_SENTENCE,
  playingIndex: 3,
});
export const Cleared: Story = {
  ...seen({ note: { name: 'cleared', sentence: SAMPLE_SENTENCE } }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Undo' }));

    await expect(args.actions.setSentence).toHaveBeenCalledWith(SAMPLE_SENTENCE);
  },
};
export const UnknownWords: Story = seen({ note: { name: 'unknown-words', words: ['unicorn'] } });

export const Beta: Story = seen({ board: 'beta' });
export const Gamma: Story = seen({ board: 'gamma' });
export const DeltaEmpty: Story = seen({ board: 'delta', delta: EMPTY_DELTA });
export const DeltaFilled: Story = seen({ board: 'delta', delta: SAMPLE_DELTA });

export const Set40: Story = seen({ set: 40 });

export const LargeKeys: Story = seen({ settings: { ...DEFAULT_SETTINGS, hasLargeKeys: true } });
export const LargeKeysOnPhone: Story = {
  ...LargeKeys,
  play: async ({ canvasElement }) => {
    const key = within(canvasElement).getByRole('button', { name: 'Kanzi' });
    const { width, height } = key.getBoundingClientRect();

    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(60);
  },
};
export const HighContrast: Story = seen({
  settings: { ...DEFAULT_SETTINGS, hasHighContrast: true },
  sentence: SAMPLE_SENTENCE,
  playingIndex: 1,
});
export const WithoutWords: Story = seen({ settings: { ...DEFAULT_SETTINGS, hasWords: false } });

/** The panels hold their pictures and names; what has no room beside them is below. */
export const LargeText: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { textSize: '200' },
  beforeEach: () => window.resizeWindow?.(1280, 800),
  play: async ({ canvasElement }) => {
    const panels = within(within(canvasElement).getByRole('group', { name: 'Panels' }));
    for (const panel of panels.getAllByRole('button')) {
      const content = document.createRange();
      content.selectNodeContents(panel);
      const [inner, outer] = [content.getBoundingClientRect(), panel.getBoundingClientRect()];

      await expect(inner.left).toBeGreaterThanOrEqual(outer.left);
      await expect(inner.right).toBeLessThanOrEqual(outer.right);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
