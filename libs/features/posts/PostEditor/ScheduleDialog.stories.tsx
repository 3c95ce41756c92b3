import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ScheduleDialog } from './ScheduleDialog';

const meta = {
  component: ScheduleDialog,
  tags: ['no-screenshot'],
  parameters: {
    chromatic: { disableSnapshot: true },
    docs: { description: { component: 'Asks for the date and time of publication.' } },
  },
  args: { isOpen: true, publishAt: '2036-12-30T14:30:00.000Z', onClose: fn(), onSchedule: fn() },
} satisfies Meta<typeof ScheduleDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Width of a text in the font of a field, with the field's padding and its icon. */
function measureNeededWidth(field: HTMLElement, text: string): number {
  const { fontFamily, fontSize, paddingLeft, paddingRight } = getComputedStyle(field);
  const copy = document.createElement('span');
  Object.assign(copy.style, { font: `${fontSize} ${fontFamily}`, position: 'absolute', whiteSpace: 'pre' });
  copy.textContent = text;
  document.body.append(copy);
  const { width } = copy.getBoundingClientRect();
  copy.remove();
  const icon = 1.5 * parseFloat(fontSize);
  return width + parseFloat(paddingLeft) + parseFloat(paddingRight) + icon;
}

/** The whole value can be read. */
export const LargeTextOnPhone: Story = {
  globals: { textSize: '200' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule post' }));
    const date = dialog.getByLabelText('Publication date');
    const time = dialog.getByLabelText('Publication time');
    await waitFor(() => expect(time).toBeVisible());

    await expect(measureNeededWidth(date, '12/30/2036')).toBeLessThanOrEqual(date.clientWidth);
    await expect(measureNeededWidth(time, '02:30 PM')).toBeLessThanOrEqual(time.clientWidth);
  },
};
