import { DEFAULT_SETTINGS, encodeWav, RECORDING_RATE } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { OwnWordDialog } from './OwnWordDialog';

/** Half a second of a tone, or of silence. */
const createSound = (volume: number) =>
  new Blob([
    encodeWav(
      Float32Array.from({ length: RECORDING_RATE / 2 }, (_, sample) => volume * Math.sin(sample / 10)),
      RECORDING_RATE,
    ),
  ]);

let recordedSound: Blob;

/** Hears the sound, whatever the microphone. */
class FakeMediaRecorder {
  state = 'inactive';
  mimeType = 'audio/wav';
  ondataavailable?: (event: { data: Blob }) => void;
  onstop?: () => void;
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.ondataavailable?.({ data: recordedSound });
    this.onstop?.();
  }
}

const EARLIER = 'data:audio/wav;base64,UklGRg==';

const meta = {
  component: OwnWordDialog,
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    open: true,
    edited: { key: 'own-grandma', word: 'Grandma', recording: EARLIER },
    voice: DEFAULT_SETTINGS,
    onSave: fn(),
    onDelete: fn(),
    onClose: fn(),
  },
  beforeEach: () => {
    const microphone = spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(new MediaStream());
    const recorder = window.MediaRecorder;
    window.MediaRecorder = FakeMediaRecorder as unknown as typeof MediaRecorder;
    return () => {
      microphone.mockRestore();
      window.MediaRecorder = recorder;
    };
  },
} satisfies Meta<typeof OwnWordDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

async function saveWhileRecording(sound: Blob): Promise<void> {
  recordedSound = sound;
  await userEvent.click(await screen.findByRole('button', { name: 'Record again' }));
  await screen.findByRole('button', { name: 'Stop' });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save word' }));
}

/** The recording that is being made belongs to the word. */
export const SavedWhileRecording: Story = {
  play: async ({ args }) => {
    await saveWhileRecording(createSound(0.5));

    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    const [[saved] = []] = (args.onSave as ReturnType<typeof fn>).mock.calls as [{ recording: string }][];
    await expect(saved?.recording).toMatch(/^data:audio\/wav;base64,.{100}/);
  },
};

/** Nothing is saved that would silently be the earlier recording. */
export const SilentWhenSaved: Story = {
  play: async ({ args }) => {
    await saveWhileRecording(createSound(0));

    await expect(await screen.findByText(/^Nothing was heard\./)).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Closing the dialog would lose what is being recorded. */
export const CanceledWhileRecording: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Record again' }));
    await screen.findByRole('button', { name: 'Stop' });

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
