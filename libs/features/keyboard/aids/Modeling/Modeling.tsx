import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SentencePart } from '@paniscus/domain/keyboard';
import type { ReactNode, RefObject } from 'react';
import { WordInput } from '../../boards/OwnWord/WordInput';
import type { KeyboardActions, KeyboardState } from '../../keyboard.types';
import { ScanFrame } from '../../Scanning/ScanFrame';
import { getBoardName } from '../../WordSearch/get-board-name';
import { useModeling } from './use-modeling';

interface ModelingProps {
  state: Pick<KeyboardState, 'board' | 'delta' | 'grid' | 'path'>;
  actions: Pick<KeyboardActions, 'chooseBoard' | 'openBoard' | 'announce' | 'changeSettings'>;
  /** Container of the board. */
  root: RefObject<HTMLElement | null>;
}

/** Shows a partner where the words of a typed sentence are, one after the other, on all panels. */
export function Modeling({ state, actions, root }: ModelingProps) {
  const { text, setText, parts, current, isOver, start, move } = useModeling(state, actions);
  const position = current?.position;
  return (
    <Box
      component="section"
      aria-label="Modeling"
      data-scan-group="aids"
      sx={{ display: 'grid', gap: 1, p: 1.5, border: 1, borderColor: 'outline', borderRadius: 1 }}
    >
      <TextForm
        text={text}
        onText={setText}
        onStart={start}
        onStop={() => actions.changeSettings({ hasModeling: false })}
      />
      {parts.length === 0 ? null : (
        <Steps onMove={move}>
          <Parts parts={parts} current={current} />
        </Steps>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {getHint(parts, current, isOver)}
      </Typography>
      {position === undefined || position === null ? null : (
        <ScanFrame
          getElements={() => [
            ...(root.current?.querySelectorAll<HTMLElement>(`[data-cell="${position.cell}"]`) ?? []),
          ]}
          position={`${state.board}/${state.path.join('/')}/${getBoardName(position)}/${position.cell}`}
          isLine={false}
        />
      )}
    </Box>
  );
}

const Steps = ({ onMove, children }: { onMove: (by: number) => void; children: ReactNode }) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
    {children}
    <Button variant="outlined" color="inherit" onClick={() => onMove(-1)}>
      Back
    </Button>
    <Button variant="outlined" color="inherit" onClick={() => onMove(1)}>
      Next word
    </Button>
  </Stack>
);

interface TextFormProps {
  text: string;
  onText: (text: string) => void;
  onStart: () => void;
  onStop: () => void;
}

function TextForm({ text, onText, onStart, onStop }: TextFormProps) {
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1 }}
    >
      <Box sx={{ flex: '1 1 16rem' }}>
        <WordInput label="Sentence to model" value={text} onChange={onText} />
      </Box>
      <Button type="submit">Show the words</Button>
      <Button variant="outlined" color="inherit" onClick={onStop}>
        Stop modeling
      </Button>
    </Box>
  );
}

function getHint(parts: readonly SentencePart[], current: SentencePart | undefined, isOver: boolean): string {
  if (parts.length === 0)
    return 'The board shows where each word is. Press the highlighted key, or go to the next word.';
  if (isOver) return 'That was the last word.';
  if (current === undefined) return 'None of these words is on a board. Try other words.';
  const { position } = current;
  return position === null ? '' : `“${position.word}” is on ${getBoardName(position)}.`;
}

interface PartsProps {
  parts: readonly SentencePart[];
  current: SentencePart | undefined;
}

/** The typed words; those that no board has are crossed out. */
const Parts = ({ parts, current }: PartsProps) => (
  <Stack
    component="ol"
    direction="row"
    aria-label="Words to model"
    sx={{ flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none', flex: '1 1 auto' }}
  >
    {parts.map((part, index) => (
      <Typography
        key={index}
        component="li"
        aria-current={part === current ? 'step' : undefined}
        sx={{
          fontWeight: part === current ? 700 : 400,
          textDecoration: part === current ? 'underline' : undefined,
          color: part.position === null ? 'text.secondary' : undefined,
          '@media (forced-colors: active)': { outline: part === current ? '2px solid Highlight' : undefined },
        }}
      >
        {part.position === null ? (
          <>
            <s>{part.text}</s> (not on a board)
          </>
        ) : (
          part.text
        )}
      </Typography>
    ))}
  </Stack>
);
