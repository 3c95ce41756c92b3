import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { preloadAllAccess } from '../KeyboardScreen/BoardAccess';
import { KeyboardWithState } from '../store/testing/KeyboardWithState';
import { choose, expectFrameAround } from './testing/scanning-steps';

const meta = {
  component: KeyboardWithState,
  loaders: [preloadAllAccess],
  args: {
    saved: { sentence: ['please', 'banana'] },
    settings: { scanning: 'two-switches', scanPattern: 'rows' },
  },
  tags: ['no-screenshot'],
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    docs: {
      description: {
        component: 'Everything on the keyboard page, reached with two switches, including in dialogs.',
      },
    },
  },
} satisfies Meta<typeof KeyboardWithState>;
export default meta;

type Story = StoryObj<typeof meta>;

const getButton = (container: HTMLElement, name: string) => within(container).getByRole('button', { name });

/** First the line of a control, then the control. */
async function chooseControl(canvasElement: HTMLElement, name: string, container = canvasElement) {
  await choose(canvasElement, getButton(container, name));
  await choose(canvasElement, getButton(container, name));
}

export const DialogClosed: Story = {
  play: async ({ canvasElement }) => {
    await chooseControl(canvasElement, 'Settings');
    const dialog = await screen.findByRole('dialog', { name: 'Settings' });

    await choose(canvasElement, within(dialog).getByRole('checkbox', { name: 'Large keys' }));
    await expect(within(dialog).getByRole('checkbox', { name: 'Large keys' })).toBeChecked();
    await chooseControl(canvasElement, 'Done', dialog);

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvasElement.querySelector('[data-scan-group="controls"]')).toBeVisible();
  },
};

/** A search that focuses itself does not take the keys of the switches. */
export const SearchClosed: Story = {
  play: async ({ canvasElement }) => {
    await chooseControl(canvasElement, 'Find a word');
    const dialog = await screen.findByRole('dialog', { name: 'Find a word' });

    await choose(canvasElement, getButton(dialog, 'Close'));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Without any other keyboard: letters on the screen fill the field. */
export const WordSearched: Story = {
  play: async ({ canvasElement }) => {
    await chooseControl(canvasElement, 'Find a word');
    const dialog = await screen.findByRole('dialog', { name: 'Find a word' });
    const search = within(dialog).getByRole('searchbox');
    await choose(canvasElement, search);
    const keys = await screen.findByRole('group', { name: 'Letters' });
    for (const character of ['t', 'v']) await chooseControl(canvasElement, character, keys);
    await expect(screen.getByRole('status', { name: 'Your text' })).toHaveTextContent('tv');
    await chooseControl(canvasElement, 'Done', screen.getByRole('dialog', { name: 'Find a word' }));

    await waitFor(() => expect(search).toHaveValue('tv'));
  },
};

export const SignRemoved: Story = {
  play: async ({ canvasElement }) => {
    await chooseControl(canvasElement, 'Remove please');

    await expect(within(canvasElement).queryByRole('button', { name: 'Remove please' })).toBeNull();
  },
};

export const SoundChosen: Story = {
  play: async ({ canvasElement }) => {
    const octave = within(canvasElement).getByRole('radio', { name: '1 octave up' });

    await choose(canvasElement, octave);
    await choose(canvasElement, octave);

    await expect(octave).toBeChecked();
  },
};

/** A person whose hand trembles presses a switch once, although it closes twice. */
export const Debounced: Story = {
  args: { settings: { scanning: 'two-switches', scanPattern: 'rows', debounceMs: 2000 } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByTestId('scan-frame');

    await userEvent.keyboard('{Enter}{Enter}');

    // The first press opens the line of the controls; a second one would press Period.
    await expect(canvasElement.querySelector('li[data-sounding]')).toBeNull();
    await expectFrameAround(canvasElement, 'Period');
  },
};
