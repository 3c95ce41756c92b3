import { DEFAULT_SETTINGS } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, userEvent, within } from 'storybook/test';
import { VoiceFields } from './VoiceFields';

const meta = {
  component: VoiceFields,
  parameters: {
    docs: { description: { component: 'The device’s voice for custom words that have no recording.' } },
  },
  args: {
    settings: DEFAULT_SETTINGS,
    onChange: fn(),
    isSupported: true,
    voices: [
      { name: 'Samantha', lang: 'en-US', localService: true, default: true },
      { name: 'Cloud English', lang: 'en-US', localService: false, default: false },
      { name: 'Mónica', lang: 'es-ES', localService: true, default: false },
    ],
  },
} satisfies Meta<typeof VoiceFields>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const VoiceNotOnDevice: Story = {
  args: { settings: { ...DEFAULT_SETTINGS, voiceName: 'Daniel', voiceRate: 0.7 } },
};
export const OnlineVoice: Story = {
  args: { settings: { ...DEFAULT_SETTINGS, voiceName: 'Cloud English', allowsOnlineVoice: true } },
};
export const OnlineVoicesOnly: Story = {
  args: { voices: [{ name: 'Cloud English', lang: 'en-US', localService: false, default: true }] },
};
/** The browser has a voice, but does not list it. */
export const UnlistedVoice: Story = {
  args: { voices: [] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Try it' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'No voice can say this. To use the voice of this browser, check the box above.',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Use this browser’s voice' }));

    await expect(args.onChange).toHaveBeenCalledWith({ voiceName: '', allowsOnlineVoice: true });
  },
};
export const NotSupported: Story = { args: { isSupported: false } };

export const Changed: Story = {
  // The test browser lists no voices.
  args: { settings: { ...DEFAULT_SETTINGS, voicePitch: 1.5, allowsOnlineVoice: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const speak = spyOn(speechSynthesis, 'speak').mockReturnValue();

    await userEvent.selectOptions(canvas.getByLabelText('Voice'), 'Mónica (es-ES)');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      voiceName: 'Mónica',
      allowsOnlineVoice: false,
    });
    await fireEvent.change(canvas.getByRole('slider', { name: 'Speed' }), { target: { value: 0.5 } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ voiceRate: 0.5 });
    await userEvent.click(canvas.getByRole('button', { name: 'Try it' }));

    await expect(speak).toHaveBeenCalledWith(expect.objectContaining({ pitch: 1.5, rate: 1 }));
    speak.mockRestore();
  },
};

export const AskedBeforeOnline: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const voice = canvas.getByLabelText('Voice');

    await userEvent.selectOptions(voice, 'Cloud English (en-US, online)');
    await expect(canvas.getByRole('alert')).toHaveTextContent('sends it every word');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep words on this device' }));
    await expect(voice).toHaveValue('');
    await userEvent.selectOptions(voice, 'Cloud English (en-US, online)');
    await userEvent.click(canvas.getByRole('button', { name: 'Use the online voice' }));

    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({
      voiceName: 'Cloud English',
      allowsOnlineVoice: true,
    });
  },
};
