import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { controlFrame, controlPadding, invalidControlFrame } from '../../theme/components/control-frame';

interface FieldFrameProps {
  /** Draws the frame of an invalid field. */
  error?: boolean;
}

/** Looks like a text field around an input of another library, such as a card element. */
export const FieldFrame = styled(Box, { shouldForwardProp: (name) => name !== 'error' })<FieldFrameProps>(
  ({ theme }) => ({
    ...controlFrame(theme),
    display: 'block',
    padding: controlPadding(theme),
    variants: [{ props: { error: true }, style: { '&&': invalidControlFrame(theme) } }],
  }),
);
