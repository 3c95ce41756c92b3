import type { ComponentGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OfflineNote } from './OfflineNote';
import type { OfflineState, SavedSoundsState } from './offline.types';

const meta = {
  component: OfflineNote,
  parameters: {
    guide: {
      purpose: 'Says what works offline, saves sounds on request, and offers to install the keyboard.',
      do: ['Pass `onInstall` only while the browser offers installation.'],
      dont: ['Save sounds without a press: they are several megabytes.'],
      accessibility: [
        'Progress is a named progress bar; buttons name the set of sounds that they save.',
        'Hidden without JavaScript and in print.',
      ],
      themeSlots: ['layout.readingWidth'],
      mui: ['Box', 'Button', 'Stack', 'Typography'],
    } satisfies ComponentGuide,
  },
  args: { set: 10, onSave: fn(), state: { kind: 'unavailable' } },
} satisfies Meta<typeof OfflineNote>;
export default meta;

type Story = StoryObj<typeof meta>;

const ready = (sounds: SavedSoundsState, isDataSaverOn = false): OfflineState => ({
  kind: 'ready',
  isDataSaverOn,
  sets: {
    10: sounds,
    15: { kind: 'not-saved' },
    20: { kind: 'saved', bytes: 1_020_000 },
    30: { kind: 'saving', bytes: 640_000, totalBytes: 1_700_000 },
    40: { kind: 'failed' },
  },
});

export const Unavailable: Story = {};
export const NotSaved: Story = { args: { state: ready({ kind: 'not-saved' }) } };
export const Saving: Story = {
  args: { state: ready({ kind: 'saving', bytes: 380_000, totalBytes: 1_050_000 }) },
};
export const Saved: Story = { args: { state: ready({ kind: 'saved', bytes: 1_050_000 }) } };
export const DataSaver: Story = {
  args: { state: ready({ kind: 'not-saved' }, true) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save the sounds' }));

    await expect(args.onSave).toHaveBeenCalledWith(10);
  },
};
export const Failed: Story = {
  args: { state: ready({ kind: 'failed' }) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save ½ octave up' }));

    await expect(args.onSave).toHaveBeenNthCalledWith(1, 10);
    await expect(args.onSave).toHaveBeenNthCalledWith(2, 15);
  },
};
/** In a browser that offers to install the keyboard. */
export const Ready: Story = {
  args: { state: ready({ kind: 'saved', bytes: 1_050_000 }), onInstall: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Install the keyboard' }));

    await expect(args.onInstall).toHaveBeenCalledOnce();
  },
};
