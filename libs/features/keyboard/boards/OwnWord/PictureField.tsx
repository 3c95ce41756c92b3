import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CENTERED_CROP } from '@paniscus/domain/keyboard';
import type { Crop } from '@paniscus/domain/keyboard';
import { FileField, VisuallyHidden } from '@paniscus/ui';
import { useState } from 'react';
import { cropPicture, readPicture } from './crop-picture';
import { CropFields } from './CropFields';
import { DrawingField } from './DrawingField';

interface PictureFieldProps {
  /** Data URL of the picture on the key. */
  picture: string | undefined;
  onChange: (picture: string | undefined) => void;
}

const UNREADABLE = 'This file could not be read as a picture. Choose a JPEG, PNG or WebP file.';

/** A chosen picture and the part of it that the key shows. */
function usePictureChoice(onChange: PictureFieldProps['onChange']) {
  const [chosen, setChosen] = useState<{ picture: ImageBitmap; crop: Crop } | null>(null);
  const [error, setError] = useState<string>();
  const [isDrawing, setIsDrawing] = useState(false);
  const [result, setResult] = useState<string>();
  const [removedCount, setRemovedCount] = useState(0);
  const show = (picture: ImageBitmap, crop: Crop) => {
    setChosen({ picture, crop });
    onChange(cropPicture(picture, crop));
  };
  const forget = () => {
    setChosen(null);
    setError(undefined);
    setResult(undefined);
    setRemovedCount(removedCount + 1);
  };
  return {
    chosen,
    error,
    /** What screen readers say; everyone else sees the picture. */
    result,
    isDrawing,
    /** Changes when the chosen file is no longer the picture, so that its field is empty. */
    fieldKey: removedCount,
    draw() {
      setIsDrawing(true);
      forget();
    },
    read: async (file: File) => {
      try {
        show(await readPicture(file), CENTERED_CROP);
        setError(undefined);
        setIsDrawing(false);
        setResult(`“${file.name}” is chosen. It is cropped to a square.`);
      } catch {
        setError(UNREADABLE);
        setResult(undefined);
      }
    },
    crop: (crop: Crop) => (chosen === null ? undefined : show(chosen.picture, crop)),
    remove() {
      forget();
      setIsDrawing(false);
      setResult('The picture was removed.');
      onChange(undefined);
    },
  };
}

/** Picture of a word: drawn, from a file or, on phones and tablets, from the camera; cropped to a square. */
export function PictureField({ picture, onChange }: PictureFieldProps) {
  const { chosen, error, result, isDrawing, fieldKey, draw, read, crop, remove } = usePictureChoice(onChange);
  return (
    <Stack sx={{ gap: 2 }}>
      <FileField
        key={fieldKey}
        label="Picture"
        accept="image/*"
        errorText={error}
        onFile={(file) => void read(file)}
      />
      <Box sx={{ display: 'none', '@media (pointer: coarse)': { display: 'block' } }}>
        <FileField
          label="Take a picture"
          accept="image/*"
          capture="environment"
          onFile={(file) => void read(file)}
        />
      </Box>
      <VisuallyHidden role="status">{result}</VisuallyHidden>
      {isDrawing ? (
        <DrawingField onChange={onChange} />
      ) : (
        <Button variant="outlined" color="inherit" onClick={draw} sx={{ alignSelf: 'start' }}>
          Draw a sign
        </Button>
      )}
      {picture === undefined ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Without a picture, the key shows the word.
        </Typography>
      ) : (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'start' }}>
          <Box
            component="img"
            src={picture}
            alt="The picture on the key"
            sx={{ width: '8rem', aspectRatio: 1, objectFit: 'contain', border: 1, borderColor: 'outline' }}
          />
          <Stack sx={{ flex: '1 1 12rem', gap: 1 }}>
            {chosen === null ? null : <CropFields crop={chosen.crop} onChange={crop} />}
            <Button variant="outlined" color="inherit" onClick={remove} sx={{ alignSelf: 'start' }}>
              Remove picture
            </Button>
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}
