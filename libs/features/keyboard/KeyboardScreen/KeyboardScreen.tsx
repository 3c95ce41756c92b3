import Typography from '@mui/material/Typography';
import { HighContrast } from '@paniscus/ui';
import { useCallback, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Announcer } from '../Announcer/Announcer';
import { BoardTools } from '../boards/BoardTools/BoardTools';
import { LargeTargets } from '../components/LargeTargets';
import type { KeyboardActions, KeyboardLinks, KeyboardState } from '../keyboard.types';
import {
  BoardAccess,
  BoardLock,
  DeltaIntro,
  FirstMinute,
  isOwnBoard,
  Modeling,
  OwnBoard,
} from './BoardAccess';
import { FirstSteps } from './FirstSteps';
import { KeyboardBoard } from './KeyboardBoard';
import { KeyboardHeader } from './KeyboardHeader';
import { Legend } from './Legend';
import { SentenceStrip } from './Sentence/SentenceStrip';
import { About, BoardSection, Stage } from './stage.styles';
import { Suggestions } from './Sentence/Suggestions';
import { usePageKeys } from './use-page-keys';
import { useTypedWord } from './use-typed-word';
import { StatusLine } from './StatusLine/StatusLine';

interface KeyboardScreenProps {
  state: KeyboardState;
  actions: KeyboardActions;
  links: KeyboardLinks;
  /** Note about the copy for use without a connection. */
  offline?: ReactNode;
}

/** The lexigram keyboard: a board that fills the window, with the sentence below. */
export function KeyboardScreen({ state, actions, links, offline }: KeyboardScreenProps) {
  const { board, delta, grid, path, set, sentence, spoken, playingIndex, settings, note, kind } = state;
  const { missingKeys, storageProblem } = state;
  const page = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const Board = board === 'delta' && isOwnBoard(state) ? OwnBoard : KeyboardBoard;
  const [isGuided, setIsGuided] = useState(false);
  const startGuide = useCallback(() => setIsGuided(true), []);
  usePageKeys(actions);
  const findTypedCell = useTypedWord(state, actions);
  return (
    <LargeTargets>
      <HighContrast ref={page} isOn={settings.hasHighContrast}>
        <Stage ref={stage} data-fills-window="" hasLargeKeys={settings.hasLargeKeys}>
          <KeyboardHeader {...{ board, delta, grid, path, set, settings, actions, stage }} />
          <Aids {...{ state, actions, page, stage }} />
          {isGuided && !settings.isLocked ? (
            <FirstMinute state={state} root={stage} onEnd={() => setIsGuided(false)} />
          ) : null}
          <WithoutScript />
          {board === 'delta' && path.length === 0 && !settings.isLocked ? (
            <DeltaIntro state={state} actions={actions} />
          ) : null}
          <BoardSection data-scan-group="board">
            <Board {...{ state, actions, findTypedCell }} />
          </BoardSection>
          <SentenceStrip
            sentence={sentence}
            ownWords={state.ownWords}
            playingIndex={spoken === null ? playingIndex : null}
            actions={actions}
            suggestions={<Suggestions state={state} actions={actions} />}
          >
            <StatusLine {...{ kind, note, sentence, spoken, missingKeys, storageProblem, actions }} />
          </SentenceStrip>
        </Stage>
        <Announcer announcement={state.announcement} />
        {settings.isLocked ? null : (
          <About data-scan-group="more">
            <BoardTools state={state} actions={actions} />
            <FirstSteps links={links} onGuide={startGuide} />
            <Legend />
            {offline}
          </About>
        )}
      </HighContrast>
    </LargeTargets>
  );
}

interface AidsProps extends Pick<KeyboardScreenProps, 'state' | 'actions'> {
  page: RefObject<HTMLElement | null>;
  stage: RefObject<HTMLElement | null>;
}

function Aids({ state, actions, page, stage }: AidsProps) {
  const { settings } = state;
  const unlock = () => actions.changeSettings({ isLocked: false });
  return (
    <>
      {settings.isLocked ? (
        <BoardLock hasSwitches={settings.scanning !== 'off'} root={stage} onUnlock={unlock} />
      ) : null}
      <BoardAccess {...{ state, actions, page }} />
      {settings.hasModeling && !settings.isLocked ? <Modeling {...{ state, actions }} root={stage} /> : null}
    </>
  );
}

const WithoutScript = () => (
  <Typography
    variant="body2"
    sx={{
      display: 'none',
      color: 'text.secondary',
      '@media (scripting: none)': { display: 'block' },
    }}
  >
    You can read the board here. To hear words, build sentences and change panels, turn on JavaScript.
  </Typography>
);
