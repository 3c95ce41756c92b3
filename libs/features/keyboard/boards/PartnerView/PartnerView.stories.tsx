import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { SAMPLE_SENTENCE } from '../../KeyboardScreen/sample-keyboard';
import { PartnerView } from './PartnerView';

const meta = {
  component: PartnerView,
  parameters: {
    docs: { description: { component: 'The sentence in large letters, turned to a partner if needed.' } },
  },
  args: { open: true, sentence: ['please', 'banana'], onSpeak: fn(), onClose: fn() },
} satisfies Meta<typeof PartnerView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const LargeTextOnPhone: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { textSize: '200' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveStyle({ opacity: 1 }));
    const { bottom } = screen.getByText('please banana').getBoundingClientRect();

    await expect(bottom).toBeLessThanOrEqual(
      screen.getByRole('button', { name: 'Close' }).getBoundingClientRect().top,
    );
  },
};
export const Empty: Story = { args: { sentence: [] } };
export const EightWords: Story = { args: { sentence: SAMPLE_SENTENCE } };

export const Turned: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Turn around' }));
    await userEvent.click(screen.getByRole('button', { name: 'Speak' }));

    await expect(args.onSpeak).toHaveBeenCalledOnce();
    await expect(screen.getByText('please banana')).toHaveStyle({ transform: 'matrix(-1, 0, 0, -1, 0, 0)' });
    await expect(screen.getByRole('button', { name: 'Turn back' })).toBeEnabled();
  },
};

export const FullScreen: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    const filling = spyOn(document, 'fullscreenElement', 'get').mockReturnValue(document.body);
    const leave = spyOn(document, 'exitFullscreen').mockResolvedValue();
    return () => {
      filling.mockRestore();
      leave.mockRestore();
    };
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Exit full screen' }));

    await expect(document.exitFullscreen).toHaveBeenCalledOnce();
  },
};

export const Copied: Story = {
  play: async () => {
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

    await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));

    await waitFor(() => expect(screen.getByText('The sentence was copied.')).toBeVisible());
    await expect(copy).toHaveBeenCalledWith('please banana');
    copy.mockRestore();
  },
};

export const NotCopied: Story = {
  play: async () => {
    const copy = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const fallback = spyOn(document, 'execCommand').mockReturnValue(false);

    await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));

    await waitFor(() => expect(screen.getByText(/could not be copied/)).toBeVisible());
    copy.mockRestore();
    fallback.mockRestore();
  },
};

export const CopiedWithoutClipboard: Story = {
  play: async () => {
    const copy = spyOn(navigator, 'clipboard', 'get').mockImplementation(() => {
      throw new Error('not available');
    });
    const selections: (string | undefined)[] = [];
    const fallback = spyOn(document, 'execCommand').mockImplementation(() => {
      const field = document.activeElement;
      selections.push(field instanceof HTMLTextAreaElement ? field.value : undefined);
      return true;
    });
    const button = await screen.findByRole('button', { name: 'Copy' });

    await userEvent.click(button);

    await waitFor(() => expect(screen.getByText('The sentence was copied.')).toBeVisible());
    await expect(selections).toEqual(['please banana']);
    await expect(button).toHaveFocus();
    copy.mockRestore();
    fallback.mockRestore();
  },
};
