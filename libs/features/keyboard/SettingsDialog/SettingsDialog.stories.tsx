import { DEFAULT_SETTINGS } from '@paniscus/domain/keyboard';
import type { KeyboardSettings } from '@paniscus/domain/keyboard';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test';
import { SettingsDialog } from './SettingsDialog';

const meta = {
  component: SettingsDialog,
  parameters: {
    docs: {
      description: {
        component: 'Display and access settings of the keyboard; each change takes effect at once.',
      },
    },
  },
  args: { open: true, settings: DEFAULT_SETTINGS, onChange: fn(), onClose: fn() },
} satisfies Meta<typeof SettingsDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const OneSwitch: Story = {
  args: {
    settings: {
      ...DEFAULT_SETTINGS,
      scanning: 'one-switch',
      scanPaceMs: 2000,
      scanFirstDelayMs: 600,
      scanRounds: 3,
    },
  },
};
export const OneSwitchOnPhone: Story = { args: OneSwitch.args };
export const HoldToPress: Story = {
  args: { settings: { ...DEFAULT_SETTINGS, pressMode: 'hold', pressDelayMs: 1200, debounceMs: 300 } },
};
export const DwellToPress: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { settings: { ...DEFAULT_SETTINGS, pressMode: 'dwell' } },
};
export const ReleaseToPress: Story = {
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { settings: { ...DEFAULT_SETTINGS, pressMode: 'release' } },
};
export const TwoSwitches: Story = {
  args: { settings: { ...DEFAULT_SETTINGS, scanning: 'two-switches', hasScanVoice: true } },
};

export const OwnSwitches: Story = {
  args: {
    settings: {
      ...DEFAULT_SETTINGS,
      scanning: 'two-switches',
      scanPattern: 'blocks',
      moveSwitch: 'button:0',
    },
  },
  play: async ({ args }) => {
    const change = await screen.findByRole('button', { name: 'Change switch to choose' });

    await userEvent.click(change);
    await expect(screen.getByText('Press the key or gamepad button. Escape cancels.')).toBeVisible();
    await userEvent.keyboard('k');

    await expect(args.onChange).toHaveBeenLastCalledWith({ selectSwitch: 'key:KeyK' });
    await expect(screen.getByText('Switch to move: gamepad button 1')).toBeVisible();
  },
};
export const OwnSwitchesOnPhone: Story = { args: OwnSwitches.args };

function SettingsWithState({ onChange }: { onChange: (change: Partial<KeyboardSettings>) => void }) {
  const [settings, setSettings] = useState(DEFAULT_SETTINGS);
  const [open, setOpen] = useState(false);
  const change = (next: Partial<KeyboardSettings>) => {
    setSettings({ ...settings, ...next });
    onChange(next);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Settings</Button>
      <SettingsDialog open={open} settings={settings} onChange={change} onClose={() => setOpen(false)} />
    </>
  );
}

export const Changed: Story = {
  render: ({ onChange }) => <SettingsWithState onChange={onChange} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Settings' });

    await userEvent.click(opener);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Large keys' }));
    await userEvent.click(screen.getByRole('radio', { name: 'One switch' }));
    const pace = screen.getByRole('slider', { name: 'Time on each item' });
    await fireEvent.change(pace, { target: { value: 5000 } });

    await expect(args.onChange).toHaveBeenLastCalledWith({ scanPaceMs: 5000 });
    await expect(screen.getByText('5.0 seconds')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Reset to defaults' }));
    await expect(screen.getByRole('checkbox', { name: 'Large keys' })).not.toBeChecked();
    await expect(screen.getByRole('radio', { name: 'Off' })).toBeChecked();
    await expect(screen.getByText('All settings have been reset to their defaults.')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(screen.getByRole('radio', { name: 'One switch' })).toBeChecked();
    await expect(screen.getByText('Your settings are back.')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(opener).toHaveFocus();
  },
};
