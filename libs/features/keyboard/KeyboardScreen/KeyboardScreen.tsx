import { HighContrast, LexigramBoard } from '@paniscus/ui';
import type { BoardSign } from '@paniscus/ui';
import { useCallback, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { AccessTools } from '../AccessTools/AccessTools';
import { Announcer } from '../Announcer/Announcer';
import { BoardTools } from '../boards/BoardTools/BoardTools';
import { useTypeAhead } from '../FindWord/use-type-ahead';
import type { KeyboardActions, KeyboardLinks, KeyboardState } from '../keyboard.types';
import { Scanning } from '../Scanning/Scanning';
import { boardNames } from '../store/names.data';
import { FirstSteps } from './FirstSteps';
import { Legend } from './Legend';
import { PanelChoice } from './PanelChoice';
import { listPlaces } from './cells';
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
  const { board, set, delta, sentence, soundingPlace, settings, note, kind } = state;
  const places = useMemo(() => listPlaces(board, delta), [board, delta]);
  const press = useCallback(
    (sign: BoardSign | null) => {
      if (sign === null) actions.announce('This place is empty');
      else actions.press(sign.key);
    },
    [actions],
  );
  const warm = useCallback((sign: BoardSign) => actions.warm(sign.key), [actions]);

  const stage = useRef<HTMLDivElement>(null);
  const findTyped = useTypeAhead(places);

  return (
    <HighContrast isOn={settings.hasHighContrast}>
      <Stage ref={stage} data-fills-window="" data-large={settings.hasLargeKeys ? '' : undefined}>
        <div data-part="top">
          <div data-part="title">
            <h1>Lexigram keyboard</h1>
            <AccessTools state={state} actions={actions} stage={stage} />
          </div>
          <PanelChoice board={board} delta={delta} onChoose={actions.chooseBoard} />
          <SoundChoice set={set} onChoose={actions.chooseSet} onTopKey={actions.pressTopKey} />
        </div>
        {settings.scanning === 'off' ? null : (
          <Scanning
            scanning={settings.scanning}
            paceMs={settings.scanPaceMs}
            hasVoice={settings.hasScanVoice}
            root={stage}
            onSpeak={actions.speak}
            onLeave={() => actions.changeSettings({ scanning: 'off' })}
          />
        )}
        <p data-part="without-script">
          This is the board as it can be read. To say words, make sentences and change panels, it needs
          JavaScript.
        </p>
        <div data-part="board" data-scan-group="board">
          <LexigramBoard
            name={boardNames[board]}
            places={places}
            onPress={press}
            onApproach={warm}
            onType={findTyped}
            pressedKey={state.pressedKey}
            soundingKey={soundingPlace === null ? null : sentence[soundingPlace]}
            hasLargeKeys={settings.hasLargeKeys}
            hasHighContrast={settings.hasHighContrast}
            hasWords={settings.hasWords}
          />
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
