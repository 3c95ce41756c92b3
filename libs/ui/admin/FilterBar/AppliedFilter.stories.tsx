import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { FilteredFigs } from './testing/FilteredFigs';

type FigsProps = ComponentProps<typeof FilteredFigs>;

const meta = {
  render: (args: FigsProps) => <FilteredFigs {...args} />,
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onFilter: fn() },
} satisfies Meta<FigsProps>;
export default meta;

type Story = StoryObj<FigsProps>;

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
const expectInView = (element: HTMLElement) => waitFor(() => expect(isInView(element)).toBe(true));

const expectAnnounced = (canvasElement: HTMLElement, text: string) =>
  waitFor(() =>
    expect(within(canvasElement).getByText(text, { selector: 'form [role="status"]' })).toBeInTheDocument(),
  );

async function search(canvasElement: HTMLElement, text: string) {
  const canvas = within(canvasElement);
  await userEvent.clear(canvas.getByLabelText('Search'));
  await userEvent.type(canvas.getByLabelText('Search'), `${text}{Enter}`);
}

/** What was found is in view and announced, and so is that nothing was. */
export const Applied: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const isAnnounced = (text: string) => expectAnnounced(canvasElement, text);
    await expect(canvas.queryByText('Figs: 2 shown.')).toBeNull();

    await search(canvasElement, 'Ripe');
    await isAnnounced('Figs: 1 shown.');
    await expectInView(canvas.getByText('Ripe fig'));

    await search(canvasElement, 'Blue');
    await isAnnounced('No figs match these filters.');
    await expectInView(canvas.getByText('Remove a filter to see more.'));

    await search(canvasElement, 'Green');
    await isAnnounced('No figs match these filters.');
  },
};

/** So is what a saved filter has found. */
export const SavedFilterChosen: Story = {
  beforeEach: () => () => history.replaceState(null, '', location.pathname + location.search),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('link', { name: 'Ripe ones' }));

    await expectAnnounced(canvasElement, 'Figs: 1 shown.');
    await expectInView(canvas.getByText('Ripe fig'));
  },
};

/** And so is the next page of the list. */
export const OlderPage: Story = {
  ...SavedFilterChosen,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('link', { name: 'Older figs' }));

    await expectAnnounced(canvasElement, 'Figs: 1 shown.');
    await expectInView(canvas.getByText('Ripe fig'));
  },
};

/** A link that opens another tab changes nothing on this page, whose next change is not the answer to it. */
export const OpenedInOtherTab: Story = {
  ...SavedFilterChosen,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const stayHere = (event: Event) => event.preventDefault();
    addEventListener('click', stayHere);
    for (const name of ['Ripe ones', 'Older figs'])
      fireEvent.click(canvas.getByRole('link', { name }), { ctrlKey: true });
    removeEventListener('click', stayHere);

    location.hash = '#ripe';

    await waitFor(() => expect(canvas.queryByText('Round fig')).toBeNull());
    await expect(canvas.queryByText('Figs: 1 shown.', { selector: 'form [role="status"]' })).toBeNull();
    await expect(window.scrollY).toBe(0);
  },
};

/** Days that are the wrong way around are not applied; either one mends them. */
export const WrongPeriod: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const from = canvas.getByLabelText('From');
    await userEvent.type(canvas.getByLabelText('To'), '2026-04-30');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(from).toHaveAccessibleDescription('The first day must not be after the last day.'),
    );
    await waitFor(() => expect(from).toHaveFocus());
    await expect(args.onFilter).not.toHaveBeenCalled();

    await userEvent.clear(canvas.getByLabelText('To'));
    await userEvent.type(canvas.getByLabelText('To'), '2026-05-30');
    await waitFor(() => expect(from).toBeValid());
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(args.onFilter).toHaveBeenCalledWith({ search: '', from: '2026-05-01', to: '2026-05-30' }),
    );
  },
};
