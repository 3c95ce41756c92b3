import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PostDetails } from '@paniscus/domain/posts';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FeaturedPicture } from '../PostCard/FeaturedPicture';
import type { PostDetailsProps } from './post-details.types';

interface PictureChoiceProps extends Pick<PostDetailsProps, 'PicturePicker'> {
  disabled: boolean;
}

/** Featured picture of the form, chosen from the media library. */
export function PictureChoice({ disabled, PicturePicker }: PictureChoiceProps) {
  const id = useId();
  const { control, setValue } = useFormContext<PostDetails>();
  const picture = useWatch({ control, name: 'picture' });
  const [isOpen, setIsOpen] = useState(false);
  const change = (value: PostDetails['picture']) => setValue('picture', value, { shouldDirty: true });
  return (
    <Stack role="group" aria-labelledby={id} spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Typography id={id} variant="subtitle2" component="h3">
        Featured picture
      </Typography>
      {picture === null ? (
        <Typography color="textSecondary">The post has no featured picture.</Typography>
      ) : (
        <FeaturedPicture picture={picture} sx={{ width: '100%', maxWidth: '20rem' }} />
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" color="inherit" disabled={disabled} onClick={() => setIsOpen(true)}>
          <span>{picture === null ? 'Choose picture…' : 'Change picture…'}</span>
        </Button>
        {picture === null ? null : (
          <Button variant="outlined" color="inherit" disabled={disabled} onClick={() => change(null)}>
            Remove picture
          </Button>
        )}
      </Stack>
      <PicturePicker isOpen={isOpen} onChoose={change} onClose={() => setIsOpen(false)} />
    </Stack>
  );
}
