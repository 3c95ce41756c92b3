import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { ClipboardButton } from './ClipboardButton';

const meta = {
  component: ClipboardButton,
  parameters: {
    guide: {
      purpose: 'Copies the text of an element, such as a citation.',
      do: [
        'Say what is copied: “Copy APA.”',
        'Keep the copied text visible, so that it can be selected by hand.',
      ],
      dont: ['Use it for text that is not on the page.', 'Handle the click in React; the site script does.'],
      accessibility: [
        'The result is announced in a status region beside the button.',
        'Hidden without JavaScript and in print.',
      ],
      themeSlots: ['MuiButton', 'MuiTypography', 'palette.text.secondary', 'typography.caption'],
      mui: ['Button', 'Stack', 'Typography'],
    } satisfies ComponentGuide,
  },
  args: { from: 'citation', children: 'Copy APA' },
} satisfies Meta<typeof ClipboardButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
