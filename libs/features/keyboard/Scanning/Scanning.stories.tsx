import type { Meta, StoryObj } from '@storybook/react-vite';
import { PANELS } from '@paniscus/lexigrams';
import { Button, LexigramBoard } from '@paniscus/ui';
import { useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Scanning } from './Scanning';

type Played = { onSpeak: (key: string) => void; onPress: (word: string) => void; onLeave: () => void };
type BoardProps = Pick<ComponentProps<typeof Scanning>, 'scanning' | 'paceMs' | 'hasVoice'> &
  Played & {
    /** Word at which the frame stops, so that screenshots are deterministic. */
    restsAt?: string;
  };

const AN_HOUR_MS = 3_600_000;

function ScannedBoard({ onPress, onSpeak, paceMs, restsAt, ...props }: BoardProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isAtRest, setIsAtRest] = useState(false);
  const speak = (key: string) => {
    onSpeak(key);
    if (key === restsAt) setIsAtRest(true);
  };
  return (
    <div ref={root}>
      <Scanning {...props} paceMs={isAtRest ? AN_HOUR_MS : paceMs} onSpeak={speak} root={root} />
      <div data-scan-group="controls">
        {['Period', 'Replay', 'Backspace'].map((name) => (
          <Button key={name} look="plain" onClick={() => onPress(name)}>
            {name}
          </Button>
        ))}
      </div>
      <div data-scan-group="board">
        <LexigramBoard
          name="Alpha"
          places={PANELS[0]?.lexigrams ?? []}
          onPress={(sign) => onPress(sign?.word ?? '')}
        />
      </div>
    </div>
  );
}

const meta = {
  component: ScannedBoard,
  args: {
    scanning: 'two-switches',
    paceMs: 5000,
    hasVoice: false,
    onSpeak: fn(),
    onPress: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof ScannedBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

const moves = (count: number) => ' '.repeat(count);

/** Presses keys once scanning is active; until then its frame is hidden. */
async function pressKeys(canvasElement: HTMLElement, keys: string) {
  await waitFor(() => expect(within(canvasElement).getByTestId('scan-frame')).toBeVisible());
  await userEvent.keyboard(keys);
}

async function expectFrameAround(canvasElement: HTMLElement, name: string) {
  const canvas = within(canvasElement);
  const key = canvas.getByRole('button', { name }).getBoundingClientRect();
  await waitFor(() => {
    const frame = canvas.getByTestId('scan-frame').getBoundingClientRect();
    const isInside = {
      left: frame.left <= key.left,
      right: frame.right >= key.right,
      top: frame.top <= key.top,
      bottom: frame.bottom >= key.bottom,
    };
    return expect(isInside).toEqual({ left: true, right: true, top: true, bottom: true });
  });
}

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
  args: { scanning: 'one-switch', paceMs: 400, hasVoice: true, restsAt: 'panbanisha' },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.onSpeak).toHaveBeenCalledWith('kanzi'));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'banana' }));
    await waitFor(() => expect(args.onSpeak).toHaveBeenLastCalledWith('panbanisha'));
    await expectFrameAround(canvasElement, 'Panbanisha');

    await expect(args.onPress).not.toHaveBeenCalled();
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
