import { boardNames } from '../store/names.data';
import type { KeyboardActions, KeyboardLinks, KeyboardState } from '../keyboard.types';
import { LexigramBoard } from '@paniscus/ui';
import { PanelChoice } from './PanelChoice';
import { SentenceStrip } from './SentenceStrip';
import { placesOf } from './places';

interface KeyboardScreenProps {
  state: KeyboardState;
  actions: KeyboardActions;
  links: KeyboardLinks;
}

export function KeyboardScreen({ state, actions, links }: KeyboardScreenProps) {
  const { board, delta, sentence, soundingPlace, settings } = state;
  return (
    <section>
      <h1>Lexigram keyboard</h1>
      <PanelChoice board={board} onChoose={actions.chooseBoard} />
      <LexigramBoard
        name={boardNames[board]}
        places={placesOf(board, delta)}
        onPress={(sign) => {
          if (sign !== null) actions.press(sign.key);
        }}
        pressedKey={state.pressedKey}
        soundingKey={soundingPlace === null ? null : sentence[soundingPlace]}
        hasLargeKeys={settings.hasLargeKeys}
        hasHighContrast={settings.hasHighContrast}
        hasWords={settings.hasWords}
      />
      <SentenceStrip sentence={sentence} soundingPlace={soundingPlace} actions={actions} />
      <p role="status">{state.announcement.text}</p>
      <p>
        <a href={links.signs}>How the signs are built</a> <a href={links.games}>Games</a>
      </p>
    </section>
  );
}
