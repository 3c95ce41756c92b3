import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { ModalDialog } from '@paniscus/ui';
import { useState } from 'react';
import { CHARACTERS } from './characters.data';
import { typeInto } from './text-field';
import type { TextField } from './text-field';

interface TextEntryDialogProps {
  /** The field that the text is for. */
  field: TextField;
  /** Accessible name of the field. */
  name: string;
  onClose: () => void;
}

const CharacterKey = (props: ButtonProps) => (
  <Button variant="outlined" color="inherit" {...props} sx={{ minWidth: 0, minHeight: '3rem', p: 0.5 }} />
);

/** The text that has been typed, with room for one line. */
const TypedText = ({ text }: { text: string }) => (
  <Box
    component="output"
    aria-label="Your text"
    sx={{
      display: 'block',
      minHeight: '1.5em',
      mb: 2,
      typography: 'h5',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-wrap',
    }}
  >
    {text}
  </Box>
);

/** An on-screen keyboard for a text field, for people who use switches and have no other keyboard. */
export function TextEntryDialog({ field, name, onClose }: TextEntryDialogProps) {
  const [text, setText] = useState(field.value);
  const finish = () => {
    typeInto(field, text);
    onClose();
  };
  return (
    <ModalDialog
      open
      title={name}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={finish}>Done</Button>
        </>
      }
    >
      <TypedText text={text} />
      <Box
        role="group"
        aria-label="Letters"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(3rem, 1fr))', gap: 0.75 }}
      >
        <CharacterKey aria-label="Space" onClick={() => setText((typed) => `${typed} `)}>
          ␣
        </CharacterKey>
        <CharacterKey
          aria-label="Delete"
          onClick={() => setText((typed) => [...typed].slice(0, -1).join(''))}
        >
          ⌫
        </CharacterKey>
        {CHARACTERS.map((character) => (
          <CharacterKey key={character} onClick={() => setText((typed) => `${typed}${character}`)}>
            {character}
          </CharacterKey>
        ))}
      </Box>
    </ModalDialog>
  );
}
