import { findLexigram } from '@paniscus/lexigrams';
import type { ComponentGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { WorkshopDemo } from './WorkshopDemo';

const meta = {
  component: WorkshopDemo,
  parameters: {
    guide: {
      purpose: 'Workshop in which visitors compose a sign from its elements.',
      do: ['Keep the sign in the URL with `getHref`, so that it can be shared.'],
      dont: ['Present a composed sign as a lexigram that an ape used.'],
      accessibility: [
        'Elements are toggle buttons in a named group; the word that the sign stands for is announced.',
        'Without JavaScript a sentence replaces it.',
      ],
      themeSlots: [],
      mui: ['Box', 'Button', 'Link', 'List', 'Stack', 'Typography'],
    } satisfies ComponentGuide,
  },
  args: { onSay: fn(), onSignChange: fn() },
} satisfies Meta<typeof WorkshopDemo>;
export default meta;

type Story = StoryObj<typeof meta>;

const banana = findLexigram('banana')?.sign ?? '';
const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));

export const Empty: Story = {};
export const EmptyOnPhone: Story = {};

export const Word: Story = {
  args: { initialSign: banana },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await press(canvasElement, 'Say it');

    await expect(args.onSay).toHaveBeenCalledWith('banana');
    await expect(canvas.getByRole('status')).toHaveTextContent('banana Food and drink, on panel Alpha.');
    await expect(canvas.getByRole('link', { name: 'Link to this sign' })).toHaveAttribute(
      'href',
      `#${banana}`,
    );
  },
};
export const WordOnPhone: Story = { args: { initialSign: banana } };

/** No word has this sign; similar signs are offered, and one of them replaces it. */
export const NoWord: Story = {
  args: { initialSign: 'dot' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      /^No word has this sign\. The nearest are .*\S and \w+\.$/,
    );
  },
};
export const NoWordOnPhone: Story = { args: { initialSign: 'dot' } };

/** Whatever is pressed, the sign and its word are in view. */
export const ScrolledOnPhone: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { initialSign: 'circle+box+wave+dot' },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    const { top: topBefore } = status.getBoundingClientRect();

    window.scrollTo(0, document.body.scrollHeight);

    await expect(window.scrollY).toBeGreaterThan(topBefore);
    await expect(status.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};

export const Surprised: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);

    await press(canvasElement, 'Surprise me');

    await expect(canvas.getByRole('button', { name: 'Say it' })).toBeVisible();
    await expect(args.onSignChange).toHaveBeenCalledTimes(1);
  },
};

export const Undone: Story = {
  args: { initialSign: banana },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await press(canvasElement, 'Clear');
    await expect(canvas.getByRole('status')).toHaveTextContent('The tile is empty. Add an element.');
    await press(canvasElement, 'Undo');

    await expect(canvas.getByRole('status')).toHaveTextContent(/^banana/);
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await expect(undo).toHaveFocus();
    undo.blur();
  },
};
