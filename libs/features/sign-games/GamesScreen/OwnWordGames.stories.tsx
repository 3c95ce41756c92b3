import type { OwnWords } from '@paniscus/domain/keyboard';
import { aSilentPlayer } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useGames } from '../use-games';
import { GamesScreen } from './GamesScreen';

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="4" fill="${color}"/></svg>`)}`;

const ownWords = new Map(
  [
    { key: 'own-sun', word: 'sun', picture: picture('orange'), alt: 'An orange disk' },
    { key: 'own-grass', word: 'grass', picture: picture('green') },
  ].map((word) => [word.key, word]),
);

/** Fixed, so that every game is dealt the same way each time. */
const random = () => 0.42;

function OwnWordGames({ words }: { words: OwnWords }) {
  const [player] = useState(() => aSilentPlayer());
  const games = useGames({ player, random, loadOwnWords: () => Promise.resolve(words) });
  return <GamesScreen {...games} breadcrumbs={[]} links={{ keyboard: '#keyboard', signs: '#signs' }} />;
}

const meta = {
  component: OwnWordGames,
  args: { words: ownWords },
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'The games with pictures that the person has put on the keyboard.' } },
  },
} satisfies Meta<typeof OwnWordGames>;
export default meta;

type Story = StoryObj<typeof meta>;

const signs = (canvasElement: HTMLElement) =>
  within(canvasElement).getAllByRole('button', { name: /^Sign \d/ });

export const Practiced: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Panel'), 'Your own words');
    const play = canvas.getByRole('button', { name: /^Play .*find the sign/i });
    await waitFor(() => expect(play).toBeEnabled());
    await userEvent.click(play);
    await expect(signs(canvasElement)).toHaveLength(2);
    // A description for players who do not see the picture, as far as there is one.
    await expect(canvas.getByRole('button', { name: /: An orange disk$/ })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /: your picture, without a description$/ }),
    ).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Show me' }));

    await expect(canvas.getByRole('status')).toHaveTextContent(/^This is “(sun|grass)\.”$/);
  },
};

export const WithoutWords: Story = {
  args: { words: new Map() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.selectOptions(canvas.getByLabelText('Panel'), 'Your own words');

    await expect(canvas.getByRole('status')).toHaveTextContent('at least two words with a picture');
    await expect(canvas.getByRole('button', { name: /^Play .*find the sign/i })).toBeDisabled();
  },
};
