import Box from '@mui/material/Box';
import { aSilentPlayer } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DEFAULT_OPTIONS } from '../game-options.rules';
import { startGame } from '../games.rules';
import { getWord } from '../sign-words';
import type { GamesState } from './games.types';
import { useGames } from '../use-games';
import { GamesScreen } from './GamesScreen';

const random = () => 0.42;
const saying = startGame('say', DEFAULT_OPTIONS, random);
const building = startGame('build', DEFAULT_OPTIONS, random);
const finding = startGame('find', { ...DEFAULT_OPTIONS, choiceCount: 12 }, random);

interface LiveGameProps {
  /** The round as it begins. */
  start: GamesState;
}

function LiveGame({ start }: LiveGameProps) {
  const [player] = useState(() => aSilentPlayer());
  const games = useGames({ player, random, start, loadOwnWords: () => Promise.resolve(new Map()) });
  return (
    <Box sx={{ pb: '100vh' }}>
      <GamesScreen
        {...games}
        breadcrumbs={[{ href: '#games', label: 'Games with signs' }]}
        links={{ keyboard: '#keyboard', signs: '#signs' }}
      />
    </Box>
  );
}

const meta = {
  component: LiveGame,
  tags: ['no-screenshot'],
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    docs: { description: { component: 'What comes next is in view.' } },
  },
  args: { start: saying },
} satisfies Meta<typeof LiveGame>;
export default meta;

export const FromBelow: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    canvas.getByRole('button', { name: 'Turn it over' }).focus();
    await userEvent.keyboard('{Enter}');
    const known = await canvas.findByRole('button', { name: 'I knew it' });
    await expect(known).toHaveFocus();
    known.scrollIntoView({ block: 'start', behavior: 'instant' });
    const heading = canvas.getByRole('heading', { level: 2 });
    await expect(heading.getBoundingClientRect().top).toBeLessThan(0);

    await userEvent.keyboard('{Enter}');

    await expect(heading).toHaveFocus();
    await expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

/** A question above the window comes into view by pointer, too. */
export const ByPointer: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn it over' }));
    const known = await canvas.findByRole('button', { name: 'I knew it' });
    known.scrollIntoView({ block: 'start', behavior: 'instant' });
    const heading = canvas.getByRole('heading', { level: 2 });
    await expect(heading.getBoundingClientRect().top).toBeLessThan(0);

    await userEvent.click(known);

    await expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

/** What a sign means is in view, and the page stays where the sign was pressed. */
export const WrongSign: StoryObj<typeof meta> = {
  args: { start: finding },
  play: async ({ canvas }) => {
    const question = finding.kind === 'finding' ? finding.round.questions[0] : undefined;
    const wrong = question?.choices.findIndex((key) => key !== question.answer) ?? 0;
    const sign = canvas.getByRole('button', { name: new RegExp(`^Sign ${wrong + 1} of 12`) });
    sign.scrollIntoView({ block: 'center', behavior: 'instant' });
    const before = scrollY;

    await userEvent.click(sign);

    const { top, bottom } = canvas.getByText(/^That is “/).getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
    await expect(scrollY).toBe(before);
  },
};

export const BackToAllGames: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['End the round', 'All games']) {
      const button = await canvas.findByRole('button', { name });
      await userEvent.tab();
      button.focus();
      await userEvent.keyboard('{Enter}');
    }

    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'See the sign, say the word' })).toHaveFocus(),
    );
  },
};

/** The answer to the next question is not given away. */
export const ShownTwice: StoryObj<typeof meta> = {
  args: { start: building },
  play: async ({ canvas }) => {
    const sentence = building.kind === 'building' ? building.round.questions[0]?.sentence : undefined;

    await userEvent.dblClick(canvas.getByRole('button', { name: 'Show me the next sign' }));

    await expect(canvas.getByRole('status')).toHaveTextContent(
      `“${getWord(sentence?.[0] ?? '')}” is in place.`,
    );
  },
};
