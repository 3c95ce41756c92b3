import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import {
  aKeyboardState,
  SAMPLE_DELTA,
  SAMPLE_SENTENCE,
  mockActions,
} from '../../KeyboardScreen/sample-keyboard';
import { PRINT_VIEW_ID } from '../BoardPrintView/print-view.styles';
import { BoardTools } from './BoardTools';

const meta = {
  component: BoardTools,
  parameters: {
    docs: {
      description: { component: 'Tools below the board: share, history, print, files and the editor.' },
    },
  },
  args: { state: aKeyboardState({ sentence: SAMPLE_SENTENCE }), actions: mockActions() },
} satisfies Meta<typeof BoardTools>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const FilledDelta: Story = {
  args: { state: aKeyboardState({ board: 'delta', delta: SAMPLE_DELTA }) },
};

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const share = canvas.getByRole('button', { name: 'Share' });

    await userEvent.click(share);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Share your sentence' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(share).toHaveFocus());
  },
};

const inSite: Story['decorators'] = [
  (Story) => (
    <>
      <header>Site header</header>
      <main>
        <Story />
      </main>
    </>
  ),
];

/** A dialog that fills the screen stays there. */
export const FullScreenOfDialog: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: inSite,
  play: async ({ canvasElement }) => {
    const request = spyOn(document.documentElement, 'requestFullscreen').mockResolvedValue();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show sentence' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your sentence' });

    await userEvent.click(within(dialog).getByRole('button', { name: 'Full screen' }));
    const filling = spyOn(document, 'fullscreenElement', 'get').mockReturnValue(document.documentElement);
    document.dispatchEvent(new Event('fullscreenchange'));

    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Exit full screen' })).toHaveFocus(),
    );
    await expect(dialog).toBeVisible();
    filling.mockRestore();
    request.mockRestore();
  },
};

export const FullScreenWithoutSupport: Story = {
  decorators: inSite,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const support = spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false);
    const header = canvas.getByText('Site header');

    await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }));
    await expect(header).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Exit full screen' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Exit full screen' }));

    await expect(header).toBeVisible();
    support.mockRestore();
  },
};

export const NotLoaded: Story = {
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));

    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be loaded');
  },
};

export const Printed: Story = {
  play: async ({ canvasElement }) => {
    const findPrintView = () => document.getElementById(PRINT_VIEW_ID);
    const print = spyOn(window, 'print').mockReturnValue();

    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('beforeprint'));
    await expect(findPrintView()?.querySelectorAll('ol > li')).toHaveLength(128);
    window.dispatchEvent(new Event('afterprint'));

    await waitFor(() => expect(findPrintView()).toBeNull());
  },
};
