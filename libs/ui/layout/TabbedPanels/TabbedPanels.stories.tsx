import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { Prose } from '../../data-display/Prose/Prose';
import { TabbedPanels } from './TabbedPanels';

const meta = {
  component: TabbedPanels,
  parameters: {
    guide: {
      purpose: 'Alternative views of the same content, of which one is visible.',
      do: ['Use it for two or three views, such as writing and preview.', 'Keep labels to one word.'],
      dont: ['Use it for pages; use `AdminNavigation`.', 'Hide fields that are required in a second tab.'],
      accessibility: [
        'Tabs with roving focus: arrow keys select, and panels are named by their tabs.',
        'Hidden panels stay mounted, so that typed text is not lost.',
      ],
      themeSlots: ['MuiTab', 'MuiTabs'],
      mui: ['Box', 'Stack', 'Tab', 'Tabs'],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Content',
    tabs: [
      {
        id: 'write',
        label: 'Write',
        panel: <textarea aria-label="Text" rows={4} style={{ maxWidth: '100%' }} />,
      },
      { id: 'preview', label: 'Preview', panel: <Prose markdown="What it will **look** like." /> },
    ],
  },
} satisfies Meta<typeof TabbedPanels>;
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
export const SideBySide: Story = {
  args: { sideBySideLabel: 'Side by side', onSideBySideChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Text'), 'a draft');

    await userEvent.click(canvas.getByRole('tab', { name: 'Side by side' }));

    await expect(canvas.getByRole('tabpanel', { name: 'Write' })).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: 'Preview' })).toBeVisible();
    await expect(canvas.getByLabelText('Text')).toHaveValue('a draft');
    await expect(args.onSideBySideChange).toHaveBeenLastCalledWith(true);
  },
};
export const WithAction: Story = { args: { action: <Button size="small">Full screen</Button> } };
export const ShowsAll: Story = {
  args: { ...WithAction.args, showsAll: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Write' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Preview' })).toBeVisible();
  },
};
export const LargeTextOnPhone: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { textSize: '200' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};
