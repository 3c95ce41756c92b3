import { USUAL_SETTINGS } from '@paniscus/domain/keyboard';
import type { KeyboardSettings } from '@paniscus/domain/keyboard';
import { Button } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Settings } from './Settings';

const meta = {
  component: Settings,
  args: { isOpen: true, settings: USUAL_SETTINGS, onChange: fn(), onClose: fn() },
} satisfies Meta<typeof Settings>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const OneSwitch: Story = {
  args: { settings: { ...USUAL_SETTINGS, scanning: 'one-switch', scanPaceMs: 2000 } },
};
export const OneSwitchOnPhone: Story = { args: OneSwitch.args };
export const TwoSwitches: Story = {
  args: { settings: { ...USUAL_SETTINGS, scanning: 'two-switches', hasScanVoice: true } },
};

function Remembering({ onChange }: { onChange: (change: Partial<KeyboardSettings>) => void }) {
  const [settings, setSettings] = useState(USUAL_SETTINGS);
  const [isOpen, setIsOpen] = useState(false);
  const change = (next: Partial<KeyboardSettings>) => {
    setSettings({ ...settings, ...next });
    onChange(next);
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Settings</Button>
      <Settings isOpen={isOpen} settings={settings} onChange={change} onClose={() => setIsOpen(false)} />
    </>
  );
}

export const Changed: Story = {
  render: ({ onChange }) => <Remembering onChange={onChange} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Settings' });

    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Large keys' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'One switch' }));
    const pace = canvas.getByRole('slider', { name: 'The frame rests for' });
    await fireEvent.change(pace, { target: { value: 5000 } });

    await expect(args.onChange).toHaveBeenLastCalledWith({ scanPaceMs: 5000 });
    await expect(canvas.getByText('5.0 seconds')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Reset to usual' }));
    await expect(canvas.getByRole('checkbox', { name: 'Large keys' })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Off' })).toBeChecked();

    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(opener).toHaveFocus();
  },
};
