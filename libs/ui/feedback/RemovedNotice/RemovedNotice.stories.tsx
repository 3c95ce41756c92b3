import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { RemovedNotice } from './RemovedNotice';

const meta = {
  component: RemovedNotice,
  tags: ['no-screenshot'],
  parameters: {
    chromatic: { disableSnapshot: true },
    guide: {
      purpose: 'Says that a line was removed from a list, such as the cart, with a way back.',
      do: ['Render it all the time above the list, so that its text is announced when it appears.'],
      dont: ['Ask before the removal as well.'],
      accessibility: [
        'A status. The caller moves the focus to Undo, because “Remove” is gone with its line.',
      ],
      themeSlots: ['MuiLink', 'palette.background.subtle', 'palette.outline'],
      mui: ['Box', 'Link', 'Stack'],
    } satisfies ComponentGuide,
  },
  args: { title: 'Forest Shirt - M / Moss', undoId: 'undo', onUndo: fn() },
} satisfies Meta<typeof RemovedNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('status')).toHaveTextContent('Forest Shirt - M / Moss was removed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo removing Forest Shirt - M / Moss' }));

    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
export const Nothing: Story = {
  args: { title: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};
