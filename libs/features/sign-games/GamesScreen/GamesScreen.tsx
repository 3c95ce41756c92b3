import { styled } from '@mui/material/styles';
import { gamesContent } from '@paniscus/content';
import type { SoundState } from '@paniscus/domain/keyboard';
import { Breadcrumbs, Page } from '@paniscus/ui';
import type { Crumb } from '@paniscus/ui';
import { BuildGame } from '../BuildGame/BuildGame';
import { FindGame } from '../FindGame/FindGame';
import { GameChoice } from '../GameChoice/GameChoice';
import { RoundEnd } from '../RoundEnd/RoundEnd';
import { SayGame } from '../SayGame/SayGame';
import type { GameOptions, GamesActions, GamesState } from './games.types';

type GamesLinks = { keyboard: string; signs: string };

interface GamesScreenProps {
  state: GamesState;
  options: GameOptions;
  sound: SoundState;
  actions: GamesActions;
  trail: readonly Crumb[];
  links: GamesLinks;
}

const Ways = styled('p')(({ theme: { spacing, typography, vars } }) => ({
  ...typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1, 3),
  marginTop: spacing(6),
  paddingTop: spacing(2),
  borderTop: `1px solid ${vars.palette.divider}`,
}));

export function GamesScreen({ trail, links, ...play }: GamesScreenProps) {
  const { title, lead, label, mark } = gamesContent;
  return (
    <Page
      title={title}
      lead={play.state.kind === 'choosing' ? lead : undefined}
      label={label}
      mark={mark}
      width="wide"
      trail={<Breadcrumbs trail={trail} />}
    >
      <Table {...play} />
      <Ways>
        <a href={links.keyboard}>The keyboard</a>
        <a href={links.signs}>How the signs are built</a>
      </Ways>
    </Page>
  );
}

function Table({ state, options, sound, actions }: Omit<GamesScreenProps, 'links' | 'trail'>) {
  switch (state.kind) {
    case 'choosing':
      return <GameChoice options={options} onChoose={actions.choose} onStart={actions.start} />;
    case 'finding':
      return <FindGame round={state.round} asking={options.asking} sound={sound} actions={actions} />;
    case 'saying':
      return <SayGame deck={state.deck} actions={actions} />;
    case 'building':
      return <BuildGame round={state.round} asking={options.asking} sound={sound} actions={actions} />;
    case 'over':
      return <RoundEnd game={state.game} met={state.met} actions={actions} />;
  }
}
