import Box from '@mui/material/Box';
import List from '@mui/material/List';
import type { LexigramKey } from '@paniscus/domain/keyboard';
import { SignButton } from '@paniscus/ui';
import { GameTile } from './GameTile';
import { useFindSign } from './own-words-context';

interface SignChoicesProps {
  /** Accessible name of the list. */
  label: string;
  choices: readonly LexigramKey[];
  /** Signs whose word is revealed. */
  revealed: readonly LexigramKey[];
  /** The correct sign, once it is found. */
  found?: LexigramKey;
  onChoose: (key: LexigramKey) => void;
}

const getColumnCount = (count: number) => (count === 8 || count > 9 ? 4 : 3);

/**
 * Signs to choose from. Until its word is revealed, a sign is labeled by its position and its elements, so that screen
 * reader users can tell the signs apart.
 */
export function SignChoices({ label, choices, revealed, found, onChoose }: SignChoicesProps) {
  return (
    <List
      aria-label={label}
      role="list"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(3, minmax(0, 8.5rem))',
          sm: `repeat(${getColumnCount(choices.length)}, minmax(0, 8.5rem))`,
        },
        gap: { xs: 1.5, sm: 2 },
      }}
    >
      {choices.map((key, index) => (
        <Box component="li" key={key}>
          <SignChoice
            lexigramKey={key}
            position={`Sign ${index + 1} of ${choices.length}`}
            isRevealed={revealed.includes(key)}
            found={found}
            onChoose={onChoose}
          />
        </Box>
      ))}
    </List>
  );
}

type SignChoiceProps = Pick<SignChoicesProps, 'found' | 'onChoose'> & {
  lexigramKey: LexigramKey;
  position: string;
  isRevealed: boolean;
};

function SignChoice({ lexigramKey, position, isRevealed, found, onChoose }: SignChoiceProps) {
  const sign = useFindSign()(lexigramKey);
  if (sign === undefined) return null;
  const { word, description } = sign;
  return (
    <SignButton
      variant="outlined"
      selected={lexigramKey === found}
      aria-label={`${position}: ${isRevealed ? word : description}`}
      aria-disabled={found !== undefined || undefined}
      onClick={() => onChoose(lexigramKey)}
      sx={{ p: 0.75 }}
    >
      <GameTile sign={sign} size="fill" />
      {/* Reserves a line for the word, to prevent a layout shift. */}
      <Box component="span" sx={{ minHeight: '1.45em', hyphens: 'auto', lineHeight: 1.3 }}>
        {isRevealed ? word : null}
      </Box>
    </SignButton>
  );
}
