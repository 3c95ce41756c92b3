import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { SliderField } from './SliderField';

const formatSeconds = (value: number) => `${(value / 1000).toFixed(1)} seconds`;

const meta = {
  component: SliderField,
  parameters: {
    guide: {
      purpose: 'Chooses a value from a range where the exact number matters little, such as a pace.',
      do: ['Show the value with its unit in `valueText`.', 'Apply the value while dragging.'],
      dont: ['Use it for amounts of money.', 'Use more than about 25 steps.'],
      accessibility: [
        'Named by its label; `valueText` is read instead of the number.',
        'Arrow keys, Page Up, Page Down, Home and End change the value.',
      ],
      themeSlots: ['MuiFormLabel', 'MuiSlider', 'MuiTypography'],
      mui: ['Box', 'FormLabel', 'Slider', 'Typography'],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Pace',
    value: 1200,
    min: 400,
    max: 5000,
    step: 200,
    valueText: formatSeconds(1200),
    onChange: fn(),
  },
} satisfies Meta<typeof SliderField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

function Moving({ onChange, ...props }: ComponentProps<typeof SliderField>) {
  const [value, setValue] = useState(1200);
  const change = (next: number) => {
    setValue(next);
    onChange(next);
  };
  return <SliderField {...props} value={value} valueText={formatSeconds(value)} onChange={change} />;
}

export const Moved: Story = {
  render: (args) => <Moving {...args} />,
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Pace' });

    await fireEvent.change(slider, { target: { value: 1400 } });

    await expect(args.onChange).toHaveBeenCalledWith(1400);
    await expect(slider).toHaveAttribute('aria-valuetext', '1.4 seconds');
  },
};
