import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { gamesContent } from '@paniscus/content';
import type { OwnWords, SoundState } from '@paniscus/domain/keyboard';
import { Page, PageBreadcrumbs } from '@paniscus/ui';
import type { BreadcrumbItem } from '@paniscus/ui';
import { BuildGame } from '../BuildGame/BuildGame';
import { FindGame } from '../FindGame/FindGame';
import { GameMenu } from '../GameMenu/GameMenu';
import { OwnWordsContext } from '../components/own-words-context';
import { hasEnoughWords } from '../game-options.rules';
import { RoundSummary } from '../RoundSummary/RoundSummary';
import { SayGame } from '../SayGame/SayGame';
import type { GameOptions, GamesActions, GamesState } from './games.types';

type GamesLinks = { keyboard: string; signs: string };

interface GamesScreenProps {
  state: GamesState;
  options: GameOptions;
  /** The words that the person has made; empty until they are chosen. */
  ownWords: OwnWords;
  /** Whether words can be heard. */
  sound: SoundState;
  actions: GamesActions;
  breadcrumbs: readonly BreadcrumbItem[];
  links: GamesLinks;
}

export function GamesScreen({ breadcrumbs, links, ...game }: GamesScreenProps) {
  const { title, lead, label, sign } = gamesContent;
  return (
    <Page
      title={title}
      lead={game.state.kind === 'choosing' ? lead : undefined}
      overline={label}
      sign={sign}
      width="wide"
      breadcrumbs={<PageBreadcrumbs items={breadcrumbs} />}
    >
      <OwnWordsContext value={game.ownWords}>
        <CurrentGame {...game} />
      </OwnWordsContext>
      <RelatedLinks links={links} />
    </Page>
  );
}

function CurrentGame({
  state,
  options,
  ownWords,
  sound,
  actions,
}: Omit<GamesScreenProps, 'links' | 'breadcrumbs'>) {
  const { promptMode } = options;
  switch (state.kind) {
    case 'choosing':
      return (
        <GameMenu
          options={options}
          played={state.played}
          hasWords={hasEnoughWords(options, ownWords)}
          onOptionsChange={actions.changeOptions}
          onStart={actions.start}
        />
      );
    case 'finding':
      return <FindGame round={state.round} promptMode={promptMode} sound={sound} actions={actions} />;
    case 'saying':
      return <SayGame deck={state.deck} actions={actions} />;
    case 'building':
      return <BuildGame round={state.round} promptMode={promptMode} sound={sound} actions={actions} />;
    case 'over':
      return <RoundSummary {...state} actions={actions} />;
  }
}

function RelatedLinks({ links }: Pick<GamesScreenProps, 'links'>) {
  return (
    <Stack
      component="p"
      direction="row"
      sx={{
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 1,
        mt: 6,
        pt: 2,
        typography: 'caption',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Link href={links.keyboard}>The keyboard</Link>
      <Link href={links.signs}>How the signs are built</Link>
    </Stack>
  );
}
