import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Sentence } from '@paniscus/domain/keyboard';
import { ModalDialog } from '@paniscus/ui';
import { useState } from 'react';
import { getWord } from '../../store/own-words';
import { copyText } from '../drawing/write-clipboard';
import { useFullScreen } from './use-full-screen';

interface PartnerViewProps {
  open: boolean;
  /** The sentence, in large letters. */
  sentence: Sentence;
  /** Speaks the sentence. */
  onSpeak: () => void;
  onClose: () => void;
}

type CopyResult = 'none' | 'copied' | 'failed';

const copyTexts: Readonly<Record<CopyResult, string>> = {
  none: '',
  copied: 'The sentence was copied.',
  failed: 'The sentence could not be copied. Select the text and copy it.',
};

/** Copies text to the clipboard and tells the result. */
function useCopy(text: string) {
  const [result, setResult] = useState<CopyResult>('none');
  const copy = async () => setResult((await copyText(text)) ? 'copied' : 'failed');
  return { result, copy };
}

/** The sentence in large letters for a partner, who may sit on the other side of the table. */
export function PartnerView({ open, sentence, onSpeak, onClose }: PartnerViewProps) {
  const [isTurned, setIsTurned] = useState(false);
  const fullScreen = useFullScreen();
  const text = sentence.map(getWord).join(' ');
  const isEmpty = sentence.length === 0;
  const { result: copyResult, copy } = useCopy(text);
  return (
    <ModalDialog
      open={open}
      fullScreen
      // With large text, the buttons would leave no room for the sentence; then they scroll with it.
      sx={{ '& .MuiDialogContent-root': { flexShrink: 0, minHeight: '45%' } }}
      title="Your sentence"
      onClose={onClose}
      actions={
        <>
          <Action disabled={isEmpty} onClick={() => setIsTurned(!isTurned)}>
            <span>{isTurned ? 'Turn back' : 'Turn around'}</span>
          </Action>
          <Action disabled={isEmpty} onClick={onSpeak}>
            Speak
          </Action>
          <Action disabled={isEmpty} onClick={() => void copy()}>
            Copy
          </Action>
          {fullScreen === undefined ? null : (
            <Action onClick={fullScreen.toggle}>
              {fullScreen.isOn ? 'Exit full screen' : 'Full screen'}
            </Action>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <LargeText {...{ isTurned, copyResult }}>
        {isEmpty ? 'Make a sentence with the signs first.' : text}
      </LargeText>
    </ModalDialog>
  );
}

const Action = (props: ButtonProps) => <Button variant="outlined" color="inherit" {...props} />;

interface LargeTextProps {
  isTurned: boolean;
  copyResult: CopyResult;
  children: string;
}

function LargeText({ isTurned, copyResult, children }: LargeTextProps) {
  return (
    <Box sx={{ display: 'grid', minHeight: '100%', alignContent: 'center', gap: 2 }}>
      <Typography
        sx={{
          typography: 'h1',
          fontSize: ({ wordSizes }) => wordSizes.spoken,
          lineHeight: 1.15,
          textAlign: 'center',
          overflowWrap: 'anywhere',
          transform: isTurned ? 'rotate(180deg)' : 'none',
        }}
        component="p"
      >
        {children}
      </Typography>
      <Typography variant="body2" role="status" sx={{ textAlign: 'center', color: 'text.secondary' }}>
        {copyTexts[copyResult]}
      </Typography>
    </Box>
  );
}
