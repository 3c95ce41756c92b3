import { DEFAULT_SETTINGS, encodeWav, RECORDING_RATE } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
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

/** Set while recordings are held back that have been stopped: finishes them. */
let finishHeld: (() => void) | undefined;

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
    const finish = () => {
      this.ondataavailable?.({ data: recordedSound });
      this.onstop?.();
    };
    if (finishHeld === undefined) finish();
    else finishHeld = finish;
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
    finishHeld = undefined;
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

/** Resolves when the next recording has been read, and what waits for it has run. */
function waitForRecording(): Promise<unknown> {
  const { readAsDataURL } = FileReader.prototype;
  return new Promise((resolve) => {
    spyOn(FileReader.prototype, 'readAsDataURL').mockImplementationOnce(function (this: FileReader, blob) {
      this.addEventListener('loadend', resolve);
      readAsDataURL.call(this, blob);
    });
  });
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

/** What is typed while the recording is being finished is saved too. */
export const TypedWhileSaving: Story = {
  play: async ({ args }) => {
    finishHeld = () => undefined;
    await saveWhileRecording(createSound(0.5));
    await userEvent.type(screen.getByLabelText(/^Word/), ' Ann');
    await expect(args.onSave).not.toHaveBeenCalled();

    finishHeld();

    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ word: 'Grandma Ann' }));
  },
};

/** A dialog that was closed saves nothing. */
export const ClosedWhileSaving: Story = {
  render: function ClosingDialog(args) {
    const [isOpen, setIsOpen] = useState(true);
    return <OwnWordDialog {...args} open={isOpen} onClose={() => setIsOpen(false)} />;
  },
  play: async ({ args }) => {
    finishHeld = () => undefined;
    await saveWhileRecording(createSound(0.5));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const isRead = waitForRecording();
    finishHeld();
    await isRead;

    await expect(args.onSave).not.toHaveBeenCalled();
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
