import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { RecorderState } from './own-word.types';
import { RecordingField } from './RecordingField';

const recorderIn = (state: RecorderState) => ({ state, start: fn(), stop: fn(), finish: fn() });

const meta = {
  component: RecordingField,
  parameters: {
    docs: {
      description: { component: 'Records a word with the microphone and plays it before it is saved.' },
    },
  },
  args: { recorder: recorderIn({ kind: 'ready' }), recording: undefined, isMissing: false },
} satisfies Meta<typeof RecordingField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Asking: Story = { args: { recorder: recorderIn({ kind: 'asking' }) } };
export const Recording: Story = {
  args: { recorder: recorderIn({ kind: 'recording' }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Stop' }));

    await expect(args.recorder.stop).toHaveBeenCalledOnce();
  },
};
/** What it says moves the button, which stays in view, as in a dialog on a phone. */
export const InView: Story = {
  tags: ['no-screenshot'],
  render: function Recording(args) {
    const [state, setState] = useState<RecorderState>({ kind: 'ready' });
    const start = () => setState({ kind: 'recording' });
    return (
      <Box data-testid="frame" sx={{ width: '10rem', height: '12rem', pt: '7rem', overflow: 'auto' }}>
        <RecordingField {...args} recorder={{ ...args.recorder, state, start }} />
      </Box>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Record' }).focus();
    await userEvent.keyboard('{Enter}');

    const { bottom } = canvas.getByTestId('frame').getBoundingClientRect();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Stop' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
        bottom,
      ),
    );
  },
};
export const Processing: Story = {
  args: { recorder: recorderIn({ kind: 'processing' }) },
  play: async ({ canvasElement, args }) => {
    const record = within(canvasElement).getByRole('button', { name: 'Record' });
    record.focus();
    await userEvent.keyboard('{Enter}');

    await expect(record).toHaveFocus();
    await expect(args.recorder.start).not.toHaveBeenCalled();
    record.blur();
  },
};
export const Recorded: Story = {
  args: { recorder: recorderIn({ kind: 'recorded' }), recording: 'data:audio/wav;base64,UklGRg==' },
};
export const ReadyToRecordAgain: Story = {
  tags: ['no-screenshot'],
  args: { recording: 'data:audio/wav;base64,UklGRg==' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('This word has a recording');
  },
};
export const Failed: Story = {
  args: {
    recorder: recorderIn({
      kind: 'failed',
      message: 'Nothing was heard. Move closer to the microphone and try again.',
    }),
  },
};
export const Missing: Story = { args: { isMissing: true } };
