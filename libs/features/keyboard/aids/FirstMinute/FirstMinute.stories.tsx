import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { KeyboardWithState, preloadKeyboard, SMALL_BOARD } from '../../store/testing/KeyboardWithState';

const meta = {
  component: KeyboardWithState,
  loaders: [preloadKeyboard],
  args: { saved: SMALL_BOARD },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The guided first minute: optional, started and repeated below the board, never in the way.',
      },
    },
  },
} satisfies Meta<typeof KeyboardWithState>;
export default meta;

type Story = StoryObj<typeof meta>;

const startGuide = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Guide me through the first minute' }));
  return within(await canvas.findByRole('region', { name: 'First minute' }));
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect((await startGuide(canvasElement)).getByRole('status')).toHaveTextContent('Step 1 of 5');
  },
};
export const DefaultOnPhone: Story = { play: Default.play };

export const FollowsWhatIsDone: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const guide = await startGuide(canvasElement);
    const status = guide.getByRole('status');

    await userEvent.click(canvas.getByRole('button', { name: 'banana' }));
    await expect(status).toHaveTextContent('Step 2 of 5');
    await userEvent.click(guide.getByRole('button', { name: 'Next' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Period' }));
    await waitFor(() => expect(status).toHaveTextContent('Step 4 of 5'));
    await userEvent.click(guide.getByRole('button', { name: 'End the guide' }));

    await expect(canvas.queryByRole('region', { name: 'First minute' })).toBeNull();
    await expect(canvas.getByRole('grid').contains(document.activeElement)).toBe(true);
    await startGuide(canvasElement);
  },
};

/** "Back," "Next" and "Done" stay where they are, and keep the focus of a keyboard that turns the steps. */
export const TurnsInPlace: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const guide = await startGuide(canvasElement);
    const status = guide.getByRole('status');
    const turn = guide.getByRole('button', { name: 'Next' });
    const back = guide.getByRole('button', { name: 'Back' });
    const getPlaces = (...buttons: HTMLElement[]) =>
      buttons.map((button) => {
        const { x, y } = button.getBoundingClientRect();
        return [x, y + scrollY];
      });
    const places = getPlaces(back, turn);
    await expect(back).toHaveAttribute('aria-disabled', 'true');

    turn.focus();
    for (const step of [2, 3, 4, 5]) {
      await userEvent.keyboard('{Enter}');
      await expect(status).toHaveTextContent(`Step ${step} of 5`);
      await expect(turn).toHaveFocus();
      await expect(getPlaces(back, turn)).toEqual(places);
    }
    await expect(turn).toHaveAccessibleName('Done');
    back.focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}');
    await expect(status).toHaveTextContent('Step 1 of 5');
    await expect(back).toHaveFocus();
  },
};

/** The second press of a double-click on "Next" does not end the guide. */
export const DoubleClick: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const guide = await startGuide(canvasElement);
    const status = guide.getByRole('status');
    const turn = guide.getByRole('button', { name: 'Next' });
    for (const step of [2, 3, 4]) {
      await userEvent.click(turn);
      await expect(status).toHaveTextContent(`Step ${step} of 5`);
    }

    await userEvent.dblClick(turn);

    await expect(status).toHaveTextContent('Step 5 of 5');
  },
};

/** The sentence, which covers much of the window, is not in front of what is focused. */
export const LargeTextOnPhone: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { textSize: '200' },
  args: { saved: undefined },
  play: async ({ canvasElement }) => {
    const guide = await startGuide(canvasElement);
    const strip = canvasElement.querySelector('[data-covers-board]');
    const isUncovered = (element: HTMLElement) =>
      element.getBoundingClientRect().bottom <= (strip?.getBoundingClientRect().top ?? 0);

    await expect(isUncovered(guide.getByText('Step 1 of 5:'))).toBe(true);
    for (const name of ['Back', 'Next', 'End the guide']) {
      await userEvent.tab();
      await expect(guide.getByRole('button', { name })).toHaveFocus();
      await expect(isUncovered(guide.getByRole('button', { name }))).toBe(true);
    }

    // The next text fills the room above the sentence.
    guide.getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(guide.getByRole('status')).toHaveFocus());
    await expect(isUncovered(guide.getByText('Step 2 of 5:'))).toBe(true);
    guide.getByRole('button', { name: 'End the guide' }).focus();
  },
};

/** Wherever the page was scrolled to, each step is in view, and the first takes the focus. */
export const InView: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { saved: undefined },
  play: async ({ canvasElement }) => {
    const isInView = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    };
    within(canvasElement)
      .getByRole('button', { name: /^Guide me/ })
      .scrollIntoView();

    const guide = await startGuide(canvasElement);

    const status = guide.getByRole('status');
    await expect(isInView(status)).toBe(true);
    await expect(status).toHaveFocus();
    scrollTo(0, document.body.scrollHeight);
    guide.getByRole('button', { name: 'Next' }).click();
    await waitFor(() => expect(status).toHaveTextContent('Step 2 of 5'));
    await expect(isInView(status)).toBe(true);
  },
};
