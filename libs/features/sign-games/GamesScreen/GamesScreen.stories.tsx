import Box from '@mui/material/Box';
import type { SoundState } from '@paniscus/domain/keyboard';
import { aSilentPlayer } from '@paniscus/fixtures';
import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { startGame, endRound, withChoice, withRevealedCard, findExpectedSign } from '../games.rules';
import { DEFAULT_OPTIONS } from '../game-options.rules';
import { useGames } from '../use-games';
import { GamesScreen } from './GamesScreen';
import type { GamesState } from './games.types';

/** Fixed, so that every game is dealt the same way each time. */
const random = () => 0.42;

const breadcrumbs = [
  { href: '#home', label: 'Home' },
  { href: '#keyboard', label: 'Paniscus Keyboard' },
  { href: '#games', label: 'Games with signs' },
];

type GamesProps = { start?: GamesState; sound?: SoundState };

function PlayableGames({ start, sound }: GamesProps) {
  const [player] = useState(() => aSilentPlayer(sound));
  const games = useGames({ player, random, start, loadOwnWords: () => Promise.resolve(new Map()) });
  return (
    <GamesScreen {...games} breadcrumbs={breadcrumbs} links={{ keyboard: '#keyboard', signs: '#signs' }} />
  );
}

const meta = {
  component: PlayableGames,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'Games for learning the signs, for children and everyone who starts with the keyboard.',
      accessibility: [
        'Each step moves the focus to its heading; what was right or wrong is announced.',
        'Signs are described by their elements until they are found, so that the games can be played by ear.',
        'No time limits and no losing.',
      ],
    } satisfies ScreenGuide,
  },
} satisfies Meta<typeof PlayableGames>;
export default meta;

type Story = StoryObj<typeof meta>;

const finding = startGame('find', DEFAULT_OPTIONS, random);
const saying = startGame('say', DEFAULT_OPTIONS, random);
const practicedKeys = saying.kind === 'saying' ? saying.deck.waiting : [];
const building = startGame('build', DEFAULT_OPTIONS, random);
const signs = (canvasElement: HTMLElement) =>
  within(canvasElement).getAllByRole('button', { name: /^Sign \d/ });

export const Choosing: Story = {};
export const ChoosingOnPhone: Story = {};
export const Finding: Story = { args: { start: finding } };
export const FindingOnPhone: Story = { args: { start: finding } };
/** A game that begins below the window's start shows its first question. */
export const StartedBelow: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Screen) => (
      <Box sx={{ pb: '100vh' }}>
        <Screen />
      </Box>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const play = canvas.getAllByRole('button', { name: /^Play/ }).at(-1) as HTMLElement;
    play.scrollIntoView({ block: 'start', behavior: 'instant' });
    await userEvent.click(play);
    const heading = canvas.getByRole('heading', { level: 2 });
    await expect(heading).toHaveFocus();
    await expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
export const FindingTwelve: Story = {
  args: { start: startGame('find', { ...DEFAULT_OPTIONS, choiceCount: 12 }, random) },
};

export const FindingWrong: Story = {
  args: { start: finding },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const right = finding.kind === 'finding' ? finding.round.questions[0] : undefined;
    const wrong = right?.choices.findIndex((key) => key !== right.answer) ?? 0;

    await userEvent.click(signs(canvasElement)[wrong] as HTMLElement);

    await expect(canvas.getByRole('status')).toHaveTextContent(/^That is .+ Try another sign\.$/);
    await expect(canvas.queryByRole('button', { name: 'Next sign' })).toBeNull();
  },
};

export const FindingFound: Story = {
  args: { start: finding },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('button', { name: 'Show me' }));

    await expect(canvas.getByRole('status')).toHaveTextContent(/^This is “.+\.”$/);
    await expect(canvas.getByRole('button', { name: 'Next sign' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('2 of 10')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveStyle({ outlineStyle: 'solid' });
  },
};

export const FindingWritten: Story = {
  args: { start: finding, sound: { kind: 'failed', keys: ['banana'] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^The words could not be played/)).toBeVisible();
  },
};
export const FindingBlockedOnPhone: Story = { args: { start: finding, sound: { kind: 'blocked' } } };

export const Saying: Story = { args: { start: saying } };
export const SayingTurned: Story = {
  args: { start: withRevealedCard(saying) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('button', { name: 'Show me again later' }));
    await expect(canvas.getByText('10 signs in the deck')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn it over' }));
    await userEvent.click(canvas.getByRole('button', { name: 'I knew it' }));

    await expect(canvas.getByText('9 signs in the deck')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn it over' }));
  },
};
export const SayingTurnedOnPhone: Story = { args: { start: withRevealedCard(saying) } };

export const Building: Story = { args: { start: withChoice(building, findExpectedSign(building) ?? '') } };
export const BuildingMissedOnPhone: Story = {
  args: { start: building },
  play: async ({ canvasElement }) => {
    const question = building.kind === 'building' ? building.round.questions[0] : undefined;
    const wrong = question?.choices.findIndex((key) => key !== question.sentence[0]) ?? 0;

    await userEvent.click(signs(canvasElement)[wrong] as HTMLElement);

    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/Try another sign\.$/);
  },
};

export const Over: Story = {
  args: { start: { kind: 'over', game: 'find', practicedKeys, isEarly: false } },
};
export const OverOnPhone: Story = { ...Over };
export const OverAtOnce: Story = { args: { start: endRound(finding) } };
