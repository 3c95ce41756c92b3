import { Box, Stack, Typography } from '@mui/material';
import { VOCABULARY } from '@paniscus/lexigrams';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LexigramTile } from './LexigramTile';

const meta = { component: LexigramTile, args: { word: 'Kanzi' } } satisfies Meta<typeof LexigramTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tiny: Story = { args: { size: 'tiny' } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const Huge: Story = { args: { size: 'huge' } };
export const Decorative: Story = { args: { isDecorative: true } };
export const Drawing: Story = { args: { word: 'banana', size: 'large', isDrawing: true } };
export const Vocabulary: Story = {
  render: () => (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
        gap: 2,
        m: 0,
        p: 0,
      }}
    >
      {Object.keys(VOCABULARY).map((word) => (
        <Stack key={word} component="li" sx={{ alignItems: 'center', gap: 0.5, listStyle: 'none' }}>
          <LexigramTile word={word} size="large" isDecorative />
          <Typography variant="caption">{word}</Typography>
        </Stack>
      ))}
    </Box>
  ),
};
