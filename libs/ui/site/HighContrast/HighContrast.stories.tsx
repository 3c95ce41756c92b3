import type { Meta, StoryObj } from '@storybook/react-vite';
import { PANELS } from '@paniscus/lexigrams';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { LexigramBoard } from '../../signs/LexigramBoard/LexigramBoard';
import { HighContrast } from './HighContrast';

/** A few keys show the colors as well as a whole board. */
const keys = PANELS[1]?.lexigrams.slice(0, 32) ?? [];

const board = <LexigramBoard name="Beta" cells={keys} pressedKey={keys[2]?.key} onPress={() => undefined} />;

const meta = {
  component: HighContrast,
  parameters: {
    guide: {
      purpose:
        'Black-on-pale lexigram tiles for everything inside, as a setting or from the operating system.',
      do: [
        'Wrap the whole keyboard screen once.',
        'Store the setting; without it, `prefers-contrast: more` decides.',
      ],
      dont: ['Use it to style anything but lexigram tiles.', 'Wrap single tiles.'],
      accessibility: [
        'For people with low vision: black signs with a contrast of at least 15:1 to their tile.',
        'Dialogs opened with `ModalDialog` inherit the setting through context.',
      ],
      themeSlots: ['palette.lexigram'],
      mui: [],
    } satisfies ComponentGuide,
  },
  args: { isOn: true, children: board },
} satisfies Meta<typeof HighContrast>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const Off: Story = { args: { isOn: false } };
