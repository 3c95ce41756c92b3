import type { StaffTribute, WallDecision } from '@paniscus/domain/donation';
import { aStaffTribute } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TributeList } from './TributeList';

/** Taller than a window. */
const card = {
  name: 'Minh Nguyen',
  email: 'minh.nguyen@example.org',
  message: 'So many words. '.repeat(160),
  sent_at: null,
};
const messages = [
  aStaffTribute({ id: 3, name: 'Linh Nguyen' }),
  aStaffTribute({ id: 2, name: 'Rosa Diaz', wall_state: 'none', wall_line: '', card }),
  aStaffTribute({ id: 1, name: 'Grace Okoro' }),
];

interface ReviewProps {
  /** The messages at first. */
  listed: readonly StaffTribute[];
}

/** Messages that are decided one after the other. */
function Review({ listed }: ReviewProps) {
  const [tributes, setTributes] = useState(listed);
  const [decidedId, setDecidedId] = useState<number>();
  const decide = ({ id }: StaffTribute, wall_state: WallDecision['state']) => {
    setTributes(tributes.map((tribute) => (tribute.id === id ? { ...tribute, wall_state } : tribute)));
    setDecidedId(id);
  };
  return (
    <TributeList
      state={{ kind: 'ready', tributes, decidedId }}
      bulk={{ run: undefined, onRun: fn() }}
      links={{ donation: (id) => `/donations/${id}` }}
      onDecide={decide}
    />
  );
}

const meta = {
  component: Review,
  tags: ['no-screenshot'],
  parameters: {
    html: { isSignedIn: true },
    docs: { description: { component: 'Messages that are decided one after the other.' } },
    chromatic: { disableSnapshot: true },
  },
  args: { listed: messages },
} satisfies Meta<typeof Review>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Whether an element is inside the window and not under the bars at its edges. */
const isInView = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = [top + 1, top + height - 1].map((y) => document.elementFromPoint(left + width / 2, y));
  return found.every((hit) => hit !== null && element.contains(hit));
};

/** After a decision, the keyboard goes on with the next message, and after the last with the one before. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const find = (decision: string, name: string) =>
      canvas.getByRole('button', { name: `${decision} the message for ${name}` });
    find('Show on the wall', 'Linh Nguyen').focus();

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(find('Show on the wall', 'Grace Okoro')).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(find('Decline', 'Linh Nguyen')).toHaveFocus());
  },
};

/** The result is in view although the focus goes on to the next message, a window away. */
export const ByKeyboardOnPhone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const getButton = (name: string) =>
      canvas.getByRole('button', { name: `Show on the wall the message for ${name}` });
    getButton('Linh Nguyen').focus();

    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(getButton('Grace Okoro')).toHaveFocus());
    const result = await canvas.findByText(/is on the memory wall\.$/);
    await waitFor(() => expect(isInView(result)).toBe(true));
    await waitFor(() => expect(isInView(getButton('Grace Okoro'))).toBe(true));
  },
};

/** Without another message, the decision can be changed at once. */
export const OnlyMessage: Story = {
  args: { listed: messages.slice(0, 1) },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Show on the wall the message for Linh Nguyen' }).focus();

    await userEvent.keyboard('{Enter}');

    const decline = canvas.getByRole('button', { name: 'Decline the message for Linh Nguyen' });
    await waitFor(() => expect(decline).toHaveFocus());
  },
};
