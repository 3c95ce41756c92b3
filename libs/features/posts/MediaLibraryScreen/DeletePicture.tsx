import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

interface DeletePictureProps {
  /** Whether the confirmation is shown. */
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
  onDelete: () => void;
}

/** Button that deletes the picture after a confirmation. */
export function DeletePicture({ isAsking, onAsk, onDelete }: DeletePictureProps) {
  const [isKept, setIsKept] = useState(false);
  const keep = () => {
    setIsKept(true);
    onAsk(false);
  };
  // Each button that replaces the one that had the focus takes it.
  if (!isAsking)
    return (
      <Button
        autoFocus={isKept}
        variant="outlined"
        color="error"
        onClick={() => onAsk(true)}
        sx={{ alignSelf: 'flex-start' }}
      >
        Delete picture
      </Button>
    );
  return (
    <Stack role="group" aria-label="Delete this picture?" spacing={1.5}>
      <Typography>Delete this picture? This cannot be undone.</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button autoFocus variant="outlined" color="inherit" onClick={keep}>
          Keep picture
        </Button>
        <Button variant="outlined" color="error" onClick={onDelete}>
          Delete picture
        </Button>
      </Stack>
    </Stack>
  );
}
