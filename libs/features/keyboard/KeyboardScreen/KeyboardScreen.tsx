import { HighContrast } from '@paniscus/ui';
import { useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { AccessTools } from '../AccessTools/AccessTools';
import { Announcer } from '../Announcer/Announcer';
import { BoardTools } from '../boards/BoardTools/BoardTools';
import type { KeyboardActions, KeyboardLinks, KeyboardState } from '../keyboard.types';
import { Scanning } from '../Scanning/Scanning';
import { FirstSteps } from './FirstSteps';
import { KeyboardBoard } from './KeyboardBoard';
import { Legend } from './Legend';
import { PanelChoice } from './PanelChoice';
import { SentenceStrip } from './SentenceStrip';
import { SoundChoice } from './SoundChoice';
import { About, Stage } from './stage.styles';
import { StatusLine } from './StatusLine';

interface KeyboardScreenProps {
  state: KeyboardState;
  actions: KeyboardActions;
  links: KeyboardLinks;
  offline?: ReactNode;
}

/** The lexigram keyboard: a board that fills the window, with the sentence below. */
export function KeyboardScreen({ state, actions, links, offline }: KeyboardScreenProps) {
  const { sentence, soundingPlace, settings, note, kind } = state;
  const stage = useRef<HTMLDivElement>(null);
  return (
    <HighContrast isOn={settings.hasHighContrast}>
      <Stage ref={stage} data-fills-window="" data-large={settings.hasLargeKeys ? '' : undefined}>
        <KeyboardHeader state={state} actions={actions} stage={stage} />
        <BoardScanning state={state} actions={actions} stage={stage} />
        <p data-part="without-script">
          This is the board as it can be read. To say words, make sentences and change panels, it needs
          JavaScript.
        </p>
        <div data-part="board" data-scan-group="board">
          <KeyboardBoard state={state} actions={actions} />
        </div>
        <SentenceStrip sentence={sentence} soundingPlace={soundingPlace} actions={actions}>
          <StatusLine kind={kind} note={note} sentence={sentence} actions={actions} />
        </SentenceStrip>
      </Stage>
      <Announcer announcement={state.announcement} />
      <About>
        <BoardTools state={state} actions={actions} />
        <FirstSteps links={links} />
        <Legend />
        {offline}
      </About>
    </HighContrast>
  );
}

type StageControlsProps = Pick<KeyboardScreenProps, 'state' | 'actions'> & {
  stage: RefObject<HTMLElement | null>;
};

function KeyboardHeader({ state, actions, stage }: StageControlsProps) {
  return (
    <div data-part="top">
      <div data-part="title">
        <h1>Lexigram keyboard</h1>
        <AccessTools state={state} actions={actions} stage={stage} />
      </div>
      <PanelChoice board={state.board} delta={state.delta} onChoose={actions.chooseBoard} />
      <SoundChoice set={state.set} onChoose={actions.chooseSet} onTopKey={actions.pressTopKey} />
    </div>
  );
}

function BoardScanning({ state: { settings }, actions, stage }: StageControlsProps) {
  if (settings.scanning === 'off') return null;
  return (
    <Scanning
      scanning={settings.scanning}
      paceMs={settings.scanPaceMs}
      hasVoice={settings.hasScanVoice}
      root={stage}
      onSpeak={actions.speak}
      onLeave={() => actions.changeSettings({ scanning: 'off' })}
    />
  );
}
