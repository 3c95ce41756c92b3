import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';
import { gamesContent, lexigramClasses } from '@paniscus/content';
import { CHOICE_COUNTS } from '@paniscus/domain/keyboard';
import { PANELS } from '@paniscus/lexigrams';
import { Button, HiddenText, SegmentedControl, Select, SignRow } from '@paniscus/ui';
import type { Asking, GameId, GameOptions } from '../GamesScreen/games.types';
import { classesOn } from '../pool.rules';

interface GameChoiceProps {
  options: GameOptions;
  onChoose: (options: GameOptions) => void;
  onStart: (game: GameId) => void;
}

const gameCards = ({ theme: { measures, spacing, typography, vars } }: { theme: Theme }): CSSObject => ({
  display: 'grid',
  gap: spacing(5),
  '& [data-part="games"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
    gap: spacing(2.5),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& [data-part="games"] > li': {
    display: 'grid',
    gap: spacing(1.5),
    gridTemplateRows: 'auto 1fr auto auto',
    padding: spacing(3),
    backgroundColor: vars.palette.background.paper,
    border: `${measures.hairline} solid ${vars.palette.divider}`,
    borderRadius: measures.tileRadius,
  },
  '& [data-part="games"] h2': typography.h3,
  '& [data-part="games"] p': { color: vars.palette.text.secondary },
  '& [data-part="without-script"]': { '@media (scripting: enabled)': { display: 'none' } },
});

const optionFields = ({ theme: { measures, spacing, typography, vars } }: { theme: Theme }): CSSObject => ({
  '& [data-part="options"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    gap: spacing(3),
    alignItems: 'start',
    margin: 0,
    padding: spacing(3, 0, 0),
    border: 0,
    borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
    '@media (scripting: none)': { display: 'none' },
    '& > legend': {
      ...typography.overline,
      float: 'left',
      gridColumn: '1 / -1',
      color: vars.palette.text.secondary,
    },
  },
});

const Table = styled('div')(gameCards, optionFields);

const GAMES: readonly GameId[] = ['find', 'say', 'build'];
const ASKINGS: readonly { value: Asking; label: string }[] = [
  { value: 'said', label: 'Said' },
  { value: 'both', label: 'Both' },
  { value: 'written', label: 'Written' },
];
const ALL = 'all';

export function GameChoice({ options, onChoose, onStart }: GameChoiceProps) {
  return (
    <Table>
      <p data-part="without-script">{gamesContent.withoutScript}</p>
      <ul data-part="games" role="list">
        {GAMES.map((game) => {
          const { title, about, signs } = gamesContent.games[game];
          return (
            <li key={game}>
              <h2>{title}</h2>
              <p>{about}</p>
              <SignRow words={signs} label="Signs" size="small" />
              <Button onClick={() => onStart(game)}>
                Play<HiddenText>{` ${title}`}</HiddenText>
              </Button>
            </li>
          );
        })}
      </ul>
      <Options options={options} onChoose={onChoose} />
    </Table>
  );
}

type OptionsProps = Omit<GameChoiceProps, 'onStart'>;

function WordFilters({ options, onChoose }: OptionsProps) {
  const { panel, lexigramClass } = options;
  const classes = lexigramClasses.filter(({ id }) => classesOn(panel).includes(id));
  return (
    <>
      <Select
        label="Panel"
        value={panel}
        options={[
          { value: ALL, label: 'All three' },
          ...PANELS.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(value) =>
          onChoose({ ...options, panel: PANELS.find(({ id }) => id === value)?.id ?? ALL })
        }
      />
      <Select
        label="Class"
        value={lexigramClass}
        options={[
          { value: ALL, label: 'All classes' },
          ...classes.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(value) =>
          onChoose({ ...options, lexigramClass: classes.find(({ id }) => id === value)?.id ?? ALL })
        }
      />
    </>
  );
}

function Options({ options, onChoose }: OptionsProps) {
  const { choiceCount, asking } = options;
  return (
    <fieldset data-part="options">
      <legend>With which words</legend>
      <WordFilters options={options} onChoose={onChoose} />
      <SegmentedControl
        label="Open signs"
        value={String(choiceCount)}
        options={CHOICE_COUNTS.map((count) => ({ value: String(count), label: String(count) }))}
        onChange={(value) =>
          onChoose({
            ...options,
            choiceCount: CHOICE_COUNTS.find((count) => String(count) === value) ?? choiceCount,
          })
        }
      />
      <SegmentedControl
        label="The word is"
        value={asking}
        options={ASKINGS}
        onChange={(value) => onChoose({ ...options, asking: value })}
      />
    </fieldset>
  );
}
