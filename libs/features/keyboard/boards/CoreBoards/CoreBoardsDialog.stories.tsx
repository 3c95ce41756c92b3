import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { mockActions } from '../../KeyboardScreen/sample-keyboard';
import { CoreBoardsDialog } from './CoreBoardsDialog';

const meta = {
  component: CoreBoardsDialog,
  parameters: {
    docs: {
      description: { component: 'Ready-made boards in Spanish and French, for people who speak them.' },
    },
  },
  args: { open: true, actions: mockActions(), onClose: () => undefined },
  beforeEach: () => {
    const voices = spyOn(speechSynthesis, 'getVoices').mockReturnValue([
      { name: 'Mónica', lang: 'es-ES' } as SpeechSynthesisVoice,
    ]);
    return () => voices.mockRestore();
  },
} satisfies Meta<typeof CoreBoardsDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};

export const Used: Story = {
  play: async ({ args }) => {
    const spanish = await screen.findByText('Your device speaks the words in Spanish.');
    await waitFor(() => expect(spanish).toBeVisible());
    await expect(screen.getByText(/^This browser has no French voice/)).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Use the Spanish board' }));

    await expect(args.actions.importBoard).toHaveBeenCalledOnce();
    await expect(args.actions.announce).toHaveBeenCalledWith('Delta has 114 core words in Spanish.');
  },
};
