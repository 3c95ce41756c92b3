import { aSilentPlayer } from '@paniscus/fixtures';
import type { SilentPlayer } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { KeyboardWithState } from '../store/testing/KeyboardWithState';

const meta = {
  component: KeyboardWithState,
  args: { player: aSilentPlayer() },
  render: () => <></>,
  tags: ['no-screenshot'],
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    docs: { description: { component: 'The keyboard in use: pressing, speaking and building a sentence.' } },
  },
} satisfies Meta<typeof KeyboardWithState>;
export default meta;

type Story = StoryObj<typeof meta>;

type Session = { screen: ReturnType<typeof within>; player: SilentPlayer; spoken: () => string[] };

/** Each story has its own player, which records the requested sounds. */
function withKeyboard(play: (session: Session) => Promise<void>): Story {
  let player = aSilentPlayer();
  return {
    beforeEach: () => {
      player = aSilentPlayer();
    },
    render: () => <KeyboardWithState player={player} />,
    play: async ({ canvasElement }) => {
      const spoken = () => player.calls.flatMap((asked) => (asked.kind === 'say' ? [asked.key] : []));
      await play({ screen: within(canvasElement), player, spoken });
    },
  };
}

const listSigns = (screen: Session['screen']) =>
  within(screen.getByRole('list', { name: /sentence/ }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const press = (screen: Session['screen'], name: string) =>
  userEvent.click(screen.getByRole('button', { name }));

export const TypedAndPlayed: Story = withKeyboard(async ({ screen, player, spoken }) => {
  await press(screen, 'please');
  await press(screen, 'banana');
  await expect(listSigns(screen)).toEqual(['please', 'banana']);
  await expect(spoken()).toEqual(['please', 'banana']);

  await press(screen, 'Period');
  await expect(player.calls.at(-1)).toEqual({ kind: 'play', sentence: ['please', 'banana'] });
  await expect(listSigns(screen)).toHaveLength(2);
  player.step();
  player.step();

  await waitFor(() => expect(listSigns(screen)).toEqual([]));
});

export const NinthSign: Story = withKeyboard(async ({ screen, spoken }) => {
  for (const word of ['I', 'you', 'we', 'mother', 'father', 'baby', 'child', 'friend', 'apple']) {
    await press(screen, word);
  }

  await expect(listSigns(screen)).toHaveLength(8);
  await expect(spoken().at(-1)).toBe('apple');
  // The message is visible above the board, and shortly after in the live region.
  const [line] = screen.getAllByText('The sentence is full. Period plays it and clears it.');
  await expect(line).toBeVisible();
});

export const Mended: Story = withKeyboard(async ({ screen }) => {
  for (const word of ['please', 'more', 'banana', 'now']) await press(screen, word);

  await press(screen, 'Backspace');
  await press(screen, 'Remove more');
  await expect(listSigns(screen)).toEqual(['please', 'banana']);
  await press(screen, 'Clear');
  await expect(listSigns(screen)).toEqual([]);
  await press(screen, 'Undo');
  await press(screen, 'Beta');

  await expect(listSigns(screen)).toEqual(['please', 'banana']);
  await expect(screen.getByRole('grid', { name: 'Beta' })).toBeVisible();
});

/** When a focused button removes itself, focus moves to a remaining one. */
export const MendedByKeyboard: Story = withKeyboard(async ({ screen }) => {
  for (const word of ['please', 'more', 'banana']) await press(screen, word);
  const enterOn = async (name: string) => {
    screen.getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
  };

  await enterOn('Remove more');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove banana' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove please' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Period' })).toHaveFocus());

  await press(screen, 'please');
  await enterOn('Clear');
  await enterOn('Undo');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove please' })).toHaveFocus());
});

export const SetsByTopKeys: Story = withKeyboard(async ({ screen, player }) => {
  const chirps = () => player.calls.filter(({ kind }) => kind === 'chirp');
  await press(screen, 'Three');
  await expect(screen.getByText(/^Hold Alt \(or Meta\)/)).toBeVisible();
  await expect(chirps()).toHaveLength(0);

  const user = userEvent.setup();
  await user.keyboard('{Alt>}');
  await user.click(screen.getByRole('button', { name: 'Three' }));
  await user.keyboard('{/Alt}');
  await expect(screen.getByRole('radio', { name: '1 octave up' })).toBeChecked();
  await user.keyboard('{Meta>}');
  await user.click(screen.getByRole('button', { name: 'One' }));
  await user.keyboard('{/Meta}');
  await expect(screen.getByRole('radio', { name: 'Original' })).toBeChecked();
  screen.getByRole('button', { name: 'Two' }).focus();
  await user.keyboard('{Alt>}{Enter}{/Alt}');
  await expect(screen.getByRole('radio', { name: '½ octave up' })).toBeChecked();

  await userEvent.click(screen.getByRole('radio', { name: '3 octaves up' }));
  await expect(player.calls.at(-2)).toEqual({ kind: 'prepare', board: 'alpha', set: 40 });
  await expect(chirps()).toHaveLength(4);
});
