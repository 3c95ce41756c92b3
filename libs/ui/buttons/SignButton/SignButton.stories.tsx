import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { SignTile } from '../../signs/SignTile/SignTile';
import { SignButton } from './SignButton';

const meta = {
  component: SignButton,
  argTypes: {
    variant: {
      control: 'radio',
      options: ['outlined', 'text'],
      description: '`outlined` shows its border at rest, `text` only while the pointer is over it.',
    },
    selected: {
      control: 'boolean',
      description: 'Marks the chosen sign; a toggle also needs `aria-pressed`.',
    },
    component: { control: false, description: 'Element or component of the root, such as `a`.' },
  },
  parameters: {
    guide: {
      purpose: 'Button with a sign above its word.',
      do: [
        'Put a decorative `SignTile` and its word inside.',
        'Set `aria-pressed` together with `selected` when it toggles.',
      ],
      dont: ['Use it on the keyboard; see `LexigramBoard`.', 'Leave out the word.'],
      accessibility: [
        'Named by its word. The selection is also visible as a border, not only as a color.',
        'Use `aria-disabled` instead of `disabled` to keep it focusable.',
      ],
      themeSlots: [
        'MuiButtonBase',
        'palette.text.primary',
        'palette.outline',
        'palette.background.paper',
        'palette.background.subtle',
        'palette.primary.main',
        'typography.caption',
        'layout.hairline',
        'layout.tileRadius',
        'motions.quick',
      ],
      mui: ['ButtonBase'],
    } satisfies ComponentGuide,
  },
  args: {
    sx: { width: '6rem' },
    children: (
      <>
        <SignTile sign="circle+dot" lexigramClass="people" isDecorative />
        visitor
      </>
    ),
  },
} satisfies Meta<typeof SignButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = { args: { selected: true, 'aria-pressed': true } };
export const Outlined: Story = { args: { variant: 'outlined' } };
export const OutlinedSelected: Story = {
  args: { variant: 'outlined', selected: true, 'aria-pressed': true },
};
