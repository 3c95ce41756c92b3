import { MAX_PHRASES } from '@paniscus/domain/keyboard';
import type { Phrase } from '@paniscus/domain/keyboard';
import { PANELS } from '@paniscus/lexigrams';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PhrasesDialog } from './PhrasesDialog';

/** A dialog whose phrases change as on the page. */
function Remembering(props: ComponentProps<typeof PhrasesDialog>) {
  const [phrases, setPhrases] = useState(props.phrases);
  return (
    <PhrasesDialog
      {...props}
      phrases={phrases}
      onChange={(next) => {
        setPhrases(next);
        props.onChange(next);
      }}
    />
  );
}

const phrases: readonly Phrase[] = [
  { name: 'Breakfast', sentence: ['please', 'banana', 'juice'] },
  { name: '', sentence: ['visitor', 'tickle'] },
];

const meta = {
  component: PhrasesDialog,
  parameters: {
    docs: { description: { component: 'Sentences that are spoken with one touch, on this device only.' } },
  },
  args: { open: true, phrases, sentence: [], onSpeak: fn(), onChange: fn(), onClose: fn() },
  render: (args) => <Remembering {...args} />,
} satisfies Meta<typeof PhrasesDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const Empty: Story = { args: { phrases: [] } };
export const AlreadySaved: Story = { args: { sentence: ['visitor', 'tickle'] } };

export const Full: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    phrases: PANELS.flatMap(({ lexigrams }) => lexigrams)
      .slice(0, MAX_PHRASES)
      .map(({ key }) => ({ name: '', sentence: [key] })),
    sentence: ['give', 'water'],
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByText('You have reached the limit of 100 phrases. Remove one first.')).toBeVisible(),
    );
  },
};

export const SavedAndSpoken: Story = {
  args: { sentence: ['give', 'water'] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save “give water”' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('“give water” was saved.'));
    await userEvent.click(screen.getByRole('button', { name: 'give water' }));

    await expect(args.onSpeak).toHaveBeenCalledWith(['give', 'water']);
  },
};

export const Renamed: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Rename visitor tickle' }));
    const name = screen.getByRole('textbox', { name: 'Name of the phrase' });
    await expect(name).toHaveFocus();
    await userEvent.clear(name);
    await userEvent.type(name, 'Play{Enter}');

    await waitFor(() => expect(screen.getByRole('button', { name: 'Play' })).toHaveFocus());
    await expect(screen.getByRole('status')).toHaveTextContent('The phrase is named “Play.”');
  },
};

export const RemovedAndBack: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Breakfast' }));
    await waitFor(() => expect(screen.getByText('“Breakfast” was removed.')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'visitor tickle' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));

    await expect(args.onChange).toHaveBeenLastCalledWith(phrases);
    await expect(screen.getByRole('status')).toHaveTextContent('“Breakfast” is back.');
  },
};
