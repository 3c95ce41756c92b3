import type { ScreenGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { WorkshopDemo } from '../SignWorkshop/WorkshopDemo';
import { SignsScreen } from './SignsScreen';

const meta = {
  component: SignsScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose: 'Page about the signs and how they are made, for readers; only the workshop needs JavaScript.',
      accessibility: [
        'Each sign has its word beside it or as its name.',
        'Lists of steps are named after the word that they build.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    links: { keyboard: '#keyboard', games: '#games' },
    breadcrumbs: [
      { href: '#home', label: 'Home' },
      { href: '#keyboard', label: 'Paniscus Keyboard' },
      { href: '#signs', label: 'How the signs are built' },
    ],
    workshop: <WorkshopDemo />,
  },
} satisfies Meta<typeof SignsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = {};

/** An open class of the index, with a dot at each word that a source names. */
export const IndexOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByText('Food and drink', { selector: 'summary' });

    await userEvent.click(first as HTMLElement);

    await expect(canvas.getAllByText(/^banana/).at(-1)).toHaveTextContent('banana •, named by a source');
  },
};
