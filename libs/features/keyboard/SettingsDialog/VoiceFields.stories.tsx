import { DEFAULT_SETTINGS } from '@paniscus/domain/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, userEvent, within } from 'storybook/test';
import { VoiceFields } from './VoiceFields';

const meta = {
  component: VoiceFields,
  parameters: {
    docs: { description: { component: 'The device’s voice for own words that have no recording.' } },
  },
  args: {
    settings: DEFAULT_SETTINGS,
    onChange: fn(),
    isSupported: true,
    voices: [
      { name: 'Samantha', lang: 'en-US' },
      { name: 'Mónica', lang: 'es-ES' },
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
export const NotSupported: Story = { args: { isSupported: false } };

export const Changed: Story = {
  args: { settings: { ...DEFAULT_SETTINGS, voicePitch: 1.5 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const speak = spyOn(speechSynthesis, 'speak').mockReturnValue();

    await userEvent.selectOptions(canvas.getByLabelText('Voice'), 'Mónica (es-ES)');
    await expect(args.onChange).toHaveBeenLastCalledWith({ voiceName: 'Mónica' });
    await fireEvent.change(canvas.getByRole('slider', { name: 'Speed' }), { target: { value: 0.5 } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ voiceRate: 0.5 });
    await userEvent.click(canvas.getByRole('button', { name: 'Try it' }));

    await expect(speak).toHaveBeenCalledWith(expect.objectContaining({ pitch: 1.5, rate: 1 }));
    speak.mockRestore();
  },
};
