import type { ComponentGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ScannedBoard } from './testing/ScannedBoard';
import { expectFrameAround, moves, pressKeys } from './testing/scanning-steps';

const meta = {
  component: ScannedBoard,
  parameters: {
    guide: {
      purpose:
        'Switch access: the keyboard highlights rows and keys for people who press one or two switches.',
      do: [
        'Mark each group that is scanned with `data-scan-group`.',
        'Pass `onLeave`, unless the keyboard is locked.',
      ],
      dont: [
        'Move the focus while scanning: the frame shows the position.',
        'Add a control to the screen that scanning cannot reach.',
      ],
      accessibility: [
        'Works with one switch at a pace, or with two at the speaker’s own.',
        'The frame is decorative; what is highlighted can be spoken, never over a sentence.',
        'Dialogs are scanned as well, the buttons that close them first.',
        'A pause is said in words.',
      ],
      themeSlots: ['palette.info.container', 'palette.outline'],
      mui: ['Box', 'Button', 'Stack', 'Typography'],
    } satisfies ComponentGuide,
  },
  args: {
    settings: {},
    onCue: fn(),
    onPress: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof ScannedBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = {
  play: async ({ canvasElement }) => {
    await pressKeys(canvasElement, moves(1));

    await expectFrameAround(canvasElement, 'Kanzi');
  },
};

export const Key: Story = {
  play: async ({ canvasElement, args }) => {
    await pressKeys(canvasElement, `${moves(1)}{Enter}${moves(2)}`);

    await expectFrameAround(canvasElement, 'Matata');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const KeyOnPhone: Story = { play: Key.play };

export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    await pressKeys(canvasElement, `${moves(1)}{Enter}${moves(2)}{Enter}`);

    await expect(args.onPress).toHaveBeenCalledWith('Matata');
    await expectFrameAround(canvasElement, 'Period');
  },
};

export const OneSwitch: Story = {
  args: {
    settings: { scanning: 'one-switch', scanPaceMs: 400, hasScanVoice: true },
    restsAt: 'panbanisha',
  },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.onCue).toHaveBeenCalledWith('kanzi'));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'banana' }));
    await waitFor(() => expect(args.onCue).toHaveBeenLastCalledWith('panbanisha'));
    await expectFrameAround(canvasElement, 'Panbanisha');

    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** Nothing was pressed for as many rounds as the person needs. */
export const Paused: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { settings: { scanning: 'one-switch', scanPaceMs: 1, scanRounds: 3 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const paused = await canvas.findByText('Scanning is paused. Press your switch to continue.');
    await userEvent.keyboard(' ');

    await waitFor(() => expect(paused).toHaveTextContent('The highlight moves automatically.'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** Controls are spoken by their names, with the device’s voice. */
export const ControlSpoken: Story = {
  args: { settings: { hasScanVoice: true, allowsOnlineVoice: true } },
  beforeEach: () => {
    const speak = spyOn(speechSynthesis, 'speak').mockReturnValue();
    return () => speak.mockRestore();
  },
  play: async ({ canvasElement }) => {
    await pressKeys(canvasElement, `{Enter}${moves(1)}`);

    await waitFor(() =>
      expect(speechSynthesis.speak).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'Replay' })),
    );
  },
};

/** No cue interrupts a sentence. */
export const SilentWhileSpeaking: Story = {
  args: { settings: { hasScanVoice: true }, isSpeaking: true },
  play: async ({ canvasElement, args }) => {
    await pressKeys(canvasElement, `${moves(1)}{Enter}${moves(2)}`);

    await expectFrameAround(canvasElement, 'Matata');
    await expect(args.onCue).not.toHaveBeenCalled();
  },
};

export const Left: Story = {
  play: async ({ canvasElement, args }) => {
    await pressKeys(canvasElement, '{Escape}');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Stop scanning' }));

    await expect(args.onLeave).toHaveBeenCalledTimes(2);
  },
};

export const LeftBySwitch: Story = {
  play: async ({ canvasElement, args }) => {
    const linesBefore = within(canvasElement).getAllByRole('row').length + 1;
    await pressKeys(canvasElement, `${moves(linesBefore)}{Enter}{Enter}`);

    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
