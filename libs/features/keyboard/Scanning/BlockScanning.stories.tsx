import { PANELS } from '@paniscus/lexigrams';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { ScannedBoard } from './testing/ScannedBoard';
import { expectFrameAround, moves, pressKeys } from './testing/scanning-steps';

const meta = {
  component: ScannedBoard,
  parameters: {
    docs: {
      description: {
        component:
          'Scanning by blocks, which are halved until one key is left, for people who wait less that way.',
      },
    },
  },
  args: { settings: { scanPattern: 'blocks' }, onCue: fn(), onPress: fn(), onLeave: fn() },
} satisfies Meta<typeof ScannedBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Blocks: Story = {
  play: async ({ canvasElement, args }) => {
    await pressKeys(canvasElement, `${moves(1)}`);
    await expectFrameAround(canvasElement, PANELS[0]?.lexigrams[127]?.word ?? '');

    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const BlocksOnPhone: Story = {};

export const BlockChosen: Story = {
  play: async ({ canvasElement, args }) => {
    await pressKeys(canvasElement, '{Enter}'.repeat(8));

    await expect(args.onPress).toHaveBeenCalledWith('Kanzi');
  },
};

/** The chosen word is heard to its end: the block where scanning starts again is silent. */
export const SilentAfterChoice: Story = {
  args: { settings: { scanPattern: 'blocks', hasScanVoice: true } },
  play: async ({ canvasElement, args }) => {
    await pressKeys(canvasElement, '{Enter}'.repeat(7));

    await expect(args.onPress).toHaveBeenCalledWith('Kanzi');
    await expect(args.onCue).toHaveBeenCalledTimes(7);
  },
};

export const OwnSwitches: Story = {
  args: { settings: { scanPattern: 'rows', moveSwitch: 'key:KeyM', selectSwitch: 'key:KeyK' } },
  play: async ({ canvasElement, args }) => {
    await pressKeys(canvasElement, 'mkmmk');

    await expect(args.onPress).toHaveBeenCalledWith('Matata');
  },
};

/** Two buttons of a gamepad that are read in the same frame: the second one chooses what the first one has moved to. */
export const TwoButtonsAtOnce: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { settings: { scanPattern: 'rows', moveSwitch: 'button:0', selectSwitch: 'button:1' } },
  beforeEach: () => {
    const gamepads = spyOn(navigator, 'getGamepads').mockReturnValue([]);
    return () => gamepads.mockRestore();
  },
  play: async ({ canvasElement }) => {
    await expectFrameAround(canvasElement, 'Period');
    const buttons = [{ pressed: true }, { pressed: true }];
    spyOn(navigator, 'getGamepads').mockReturnValue([{ buttons } as unknown as Gamepad]);

    await expectFrameAround(canvasElement, 'Kanzi');
  },
};
