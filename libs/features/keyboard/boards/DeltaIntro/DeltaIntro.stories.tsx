import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { aKeyboardState, mockActions } from '../../KeyboardScreen/sample-keyboard';
import { KeyboardWithState, preloadKeyboard } from '../../store/testing/KeyboardWithState';
import { buildEnglishBoard } from './build-english-board';
import { DeltaIntro } from './DeltaIntro';

const meta = {
  component: DeltaIntro,
  parameters: {
    docs: { description: { component: 'What an empty Delta is for, and four ways to begin.' } },
  },
  args: { state: aKeyboardState({ board: 'delta' }), actions: mockActions() },
} satisfies Meta<typeof DeltaIntro>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};

export const CoreWords: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Start with core words' }));

    await waitFor(() => expect(args.actions.importBoard).toHaveBeenCalledWith(buildEnglishBoard()));
    await expect(args.actions.announce).toHaveBeenCalledWith('Delta has 124 core words.');
  },
};

/** Until its dialog has come, the pressed button is working. */
export const Loading: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { load: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Import a board' });
    await userEvent.click(button);

    await expect(button).toHaveAttribute('data-pending');
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** The pressed button is gone with the introduction: the focus goes to the first key. */
const inUse = {
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  loaders: [preloadKeyboard],
  render: () => (
    <main tabIndex={-1}>
      <KeyboardWithState saved={{ board: 'delta' }} />
    </main>
  ),
} satisfies Story;

async function expectKeyFocused(canvasElement: HTMLElement): Promise<void> {
  const board = await within(canvasElement).findByRole('grid', { name: 'Delta' });
  await waitFor(() => expect(board).toContainElement(document.activeElement as HTMLElement));
}

export const CoreWordsFocused: Story = {
  ...inUse,
  tags: ['no-screenshot'],
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Start with core words' }),
    );

    await expectKeyFocused(canvasElement);
  },
};
export const LanguageFocused: Story = {
  ...inUse,
  tags: ['no-screenshot'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Spanish or French' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Use the Spanish board' }));

    await expectKeyFocused(canvasElement);
  },
};
export const CanceledAgain: Story = {
  ...inUse,
  tags: ['no-screenshot'],
  play: async ({ canvasElement }) => {
    const opener = await within(canvasElement).findByRole('button', { name: 'Import a board' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const EditorOpened: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Start your board' }));

    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Your board, Delta' })).toBeVisible());
  },
};

export const NotLoaded: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('button', { name: 'Start your board' }));

    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be loaded');
  },
};
