import { memo } from 'react';
import type { RefObject } from 'react';
import { KeyboardToolbar } from '../KeyboardToolbar/KeyboardToolbar';
import type { KeyboardActions, KeyboardState } from '../keyboard.types';
import { PanelChoice } from './PanelChoice';
import { SoundChoice } from './SoundChoice';
import { Header, PanelArea, SoundArea, Title, TitleBar } from './stage.styles';

type KeyboardHeaderProps = Pick<KeyboardState, 'board' | 'delta' | 'grid' | 'path' | 'set' | 'settings'> & {
  actions: KeyboardActions;
  /** Container of the board. */
  stage: RefObject<HTMLElement | null>;
};

/** Title, tools, panels and sounds. Memoized, because no key press changes them. */
export const KeyboardHeader = memo(function KeyboardHeader(props: KeyboardHeaderProps) {
  const { board, delta, grid, path, set, settings, actions, stage } = props;
  return (
    <Header>
      <TitleBar>
        <Title variant="h3" component="h1">
          Lexigram keyboard
        </Title>
        {settings.isLocked ? null : (
          <KeyboardToolbar {...{ board, delta, grid, path, settings, actions, stage }} />
        )}
      </TitleBar>
      <PanelArea>
        <PanelChoice board={board} delta={delta} onChoose={actions.chooseBoard} />
      </PanelArea>
      <SoundArea>
        <SoundChoice set={set} onChoose={actions.chooseSet} onTopKey={actions.pressTopKey} />
      </SoundArea>
    </Header>
  );
});
