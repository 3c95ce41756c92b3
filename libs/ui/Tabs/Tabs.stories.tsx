import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Prose } from '../Prose/Prose';
import { Tabs } from './Tabs';

const meta = {
  component: Tabs,
  args: {
    label: 'Content',
    tabs: [
      { id: 'write', label: 'Write', panel: <textarea aria-label="Text" rows={4} /> },
      { id: 'preview', label: 'Preview', panel: <Prose markdown="What it will **look** like." /> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InitialTab: Story = { args: { initialTab: 'preview' } };
export const Moved: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.type(canvas.getByLabelText('Text'), 'a draft');
    await userEvent.click(canvas.getByRole('tab', { name: 'Preview' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Preview' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');

    await expect(canvas.getByRole('tab', { name: 'Write' })).toHaveFocus();
    await expect(canvas.getByLabelText('Text')).toHaveValue('a draft');
  },
};
