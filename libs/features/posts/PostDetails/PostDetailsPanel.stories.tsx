import Button from '@mui/material/Button';
import { aPostPicture } from '@paniscus/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PostDetailsPanel } from './PostDetailsPanel';

const details = {
  version: 3,
  excerpt: 'What the first sign on the board means.',
  derived_excerpt: "Kanzi's portrait hangs by the door of the lab.",
  picture: aPostPicture(),
  tags: ['field-notes', 'signs'],
  slug: '',
  derived_slug: 'the-sign-by-the-door',
  series: { name: 'The first signs', position: 2 },
};
const withoutDetails = { ...details, excerpt: '', picture: null, tags: [], series: null };

const meta = {
  component: PostDetailsPanel,
  parameters: {
    docs: {
      description: {
        component: 'Excerpt, slug, tags, series and featured picture of a post, in a dialog of the editor.',
      },
    },
  },
  args: {
    state: { kind: 'ready', details },
    knownTags: ['field-notes', 'nests', 'signs'],
    knownSeries: ['The first signs', 'A year in the forest'],
    onSave: fn(),
    onUseCurrent: fn(),
    PicturePicker: ({ isOpen, onChoose }) =>
      isOpen ? <Button onClick={() => onChoose(aPostPicture())}>Use picture</Button> : null,
  },
} satisfies Meta<typeof PostDetailsPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the tag signs' }));
    await userEvent.type(canvas.getByLabelText('Tags'), 'Two Nests{Enter}nests,{Enter}');

    await userEvent.clear(canvas.getByLabelText('Part'));
    await userEvent.type(canvas.getByLabelText('Part'), '3');

    await userEvent.click(canvas.getByRole('button', { name: 'Use the title' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));

    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        excerpt: details.excerpt,
        picture: null,
        tags: ['field-notes', 'two-nests', 'nests'],
        slug: 'the-sign-by-the-door',
        series: { name: 'The first signs', position: 3 },
      }),
    );
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
export const ReadyOnPhone: Story = { args: Ready.args };
export const ReadyWithoutDetails: Story = {
  args: { state: { kind: 'ready', details: withoutDetails } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose picture…' }));

    await userEvent.click(canvas.getByRole('button', { name: 'Use picture' }));

    await expect(canvas.getByRole('img', { name: aPostPicture().alt })).toBeInTheDocument();
  },
};
export const ReadyAddedToSeries: Story = {
  args: { state: { kind: 'ready', details: withoutDetails } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to a series' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Name of the series/)).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));
    await expect(await canvas.findByText('Name of the series must be at least 2 characters.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Name of the series'), 'A year in the forest');

    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));

    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ series: { name: 'A year in the forest', position: 1 } }),
      ),
    );
    canvas.getByRole('button', { name: 'Save details' }).blur();
  },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'failed', message: 'Failed to load the details.' } } };
export const Saving: Story = { args: { state: { kind: 'saving', details } } };
export const Rejected: Story = {
  args: { state: { kind: 'rejected', details, message: 'The details were not saved. Please try again.' } },
};
export const Conflict: Story = {
  args: { state: { kind: 'conflict', details, current: { ...details, version: 4 } } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use saved details' }));

    await expect(args.onUseCurrent).toHaveBeenCalledOnce();
  },
};
