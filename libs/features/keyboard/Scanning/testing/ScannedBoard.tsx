import Button from '@mui/material/Button';
import { DEFAULT_SETTINGS } from '@paniscus/domain/keyboard';
import { PANELS } from '@paniscus/lexigrams';
import { LexigramBoard } from '@paniscus/ui';
import { useRef, useState } from 'react';
import type { ScanSettings } from '../scan.types';
import { Scanning } from '../Scanning';

type Played = {
  /** Called with the key of a word that is spoken. */
  onCue: (key: string) => void;
  /** Called with the word that is chosen. */
  onPress: (word: string) => void;
  /** Called when scanning ends. */
  onLeave: () => void;
};
type BoardProps = Played & {
  settings: Partial<ScanSettings>;
  /** Word at which the frame stops, so that screenshots are deterministic. */
  restsAt?: string;
  /** Whether a sentence is being spoken. */
  isSpeaking?: boolean;
};

const AN_HOUR_MS = 3_600_000;

const TWO_SWITCHES: ScanSettings = { ...DEFAULT_SETTINGS, scanning: 'two-switches', scanPattern: 'rows' };

/** A board with controls that are scanned, for stories. */
export function ScannedBoard(props: BoardProps) {
  const { settings, onPress, onCue, onLeave, restsAt, isSpeaking = false } = props;
  const root = useRef<HTMLDivElement>(null);
  const [isAtRest, setIsAtRest] = useState(false);
  const speak = (key: string) => {
    onCue(key);
    if (key === restsAt) setIsAtRest(true);
  };
  return (
    <div ref={root}>
      <Scanning
        settings={{ ...TWO_SWITCHES, ...settings, ...(isAtRest ? { scanPaceMs: AN_HOUR_MS } : {}) }}
        {...{ root, onLeave, isSpeaking }}
        onCue={speak}
      />
      <div data-scan-group="controls">
        {['Period', 'Replay', 'Backspace'].map((name) => (
          <Button key={name} variant="outlined" color="inherit" onClick={() => onPress(name)}>
            {name}
          </Button>
        ))}
      </div>
      <div data-scan-group="board">
        <LexigramBoard
          name="Alpha"
          cells={PANELS[0]?.lexigrams ?? []}
          onPress={(sign) => onPress(sign?.word ?? '')}
        />
      </div>
    </div>
  );
}
