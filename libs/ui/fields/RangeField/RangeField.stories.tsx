import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { RangeField } from './RangeField';

const formatSeconds = (value: number) => `${(value / 1000).toFixed(1)} seconds`;

const meta = {
  component: RangeField,
  args: {
    label: 'Pace',
    value: 1200,
    min: 400,
    max: 5000,
    step: 200,
    text: formatSeconds(1200),
    onChange: fn(),
  },
} satisfies Meta<typeof RangeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

function Moving({ onChange }: { onChange: (value: number) => void }) {
  const [value, setValue] = useState(1200);
  const change = (next: number) => {
    setValue(next);
    onChange(next);
  };
  return (
    <RangeField
      {...{ label: 'Pace', min: 400, max: 5000, step: 200 }}
      value={value}
      text={formatSeconds(value)}
      onChange={change}
    />
  );
}

export const Moved: Story = {
  render: ({ onChange }) => <Moving onChange={onChange} />,
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Pace' });

    await fireEvent.change(slider, { target: { value: 1400 } });

    await expect(args.onChange).toHaveBeenCalledWith(1400);
    await expect(slider).toHaveAttribute('aria-valuetext', '1.4 seconds');
  },
};
