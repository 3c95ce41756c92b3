import { Box, Stack, Typography } from '@mui/material';
import { SITE_SIGNS } from '@paniscus/lexigrams';
import type { SiteWord } from '@paniscus/lexigrams';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { tileSizes } from '../../theme/tokens.data';
import { LexigramTile } from './LexigramTile';

const meta = {
  component: LexigramTile,
  argTypes: {
    size: {
      control: 'select',
      options: [...Object.keys(tileSizes), 'fill'],
      description: 'Width and height; `fill` uses the available width.',
    },
    isDecorative: {
      control: 'boolean',
      description: 'Hides the tile from screen readers, because its word is next to it.',
    },
    isDrawing: { control: 'boolean', description: 'Animates the sign as a loading indicator.' },
  },
  parameters: {
    guide: {
      purpose: 'The sign of a word that the site uses outside the keyboard.',
      do: [
        'Set `isDecorative` when the word stands beside it.',
        'Use `isDrawing` only while something loads.',
      ],
      dont: [
        'Use it for arbitrary vocabulary, which would load the complete dictionary; use `SignTile`.',
        'Use a sign instead of a label on a button.',
      ],
      accessibility: [
        'An image named by its word, or hidden from screen readers when decorative.',
        'The drawing animation stops with reduced motion.',
      ],
      themeSlots: [],
      mui: [],
    } satisfies ComponentGuide,
  },
  args: { word: 'Kanzi' },
} satisfies Meta<typeof LexigramTile>;
export default meta;

const WORDS = Object.keys(SITE_SIGNS) as SiteWord[];

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tiny: Story = { args: { size: 'tiny' } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const Huge: Story = { args: { size: 'huge' } };
export const Decorative: Story = { args: { isDecorative: true } };
export const Drawing: Story = { args: { word: 'banana', size: 'large', isDrawing: true } };
export const SiteWords: Story = {
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
      {WORDS.map((word) => (
        <Stack key={word} component="li" sx={{ alignItems: 'center', gap: 0.5, listStyle: 'none' }}>
          <LexigramTile word={word} size="large" isDecorative />
          <Typography variant="caption">{word}</Typography>
        </Stack>
      ))}
    </Box>
  ),
};
