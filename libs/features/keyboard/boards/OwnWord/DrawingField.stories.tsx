import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { DrawingField } from './DrawingField';

const meta = {
  component: DrawingField,
  parameters: { docs: { description: { component: 'Draws a sign for a custom word.' } } },
  args: { onChange: fn() },
} satisfies Meta<typeof DrawingField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Draws a line between two points, as shares of the square. */
async function drawLine(square: Element, from: [number, number], to: [number, number]): Promise<void> {
  const { left, top, width, height } = square.getBoundingClientRect();
  const at = ([x, y]: [number, number]) => ({
    pointerId: 1,
    isPrimary: true,
    clientX: left + x * width,
    clientY: top + y * height,
  });
  await fireEvent.pointerDown(square, at(from));
  await fireEvent.pointerMove(square, at(to));
  await fireEvent.pointerUp(square, at(to));
}

export const Empty: Story = {};

export const Drawn: Story = {
  beforeEach: () => {
    // Simulated pointers cannot be captured.
    const { setPointerCapture } = Element.prototype;
    Element.prototype.setPointerCapture = () => undefined;
    return () => {
      Element.prototype.setPointerCapture = setPointerCapture;
    };
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await drawLine(canvas.getByRole('img', { name: 'Empty drawing' }), [0.25, 0.5], [0.75, 0.5]);
    const square = canvas.getByRole('img', { name: 'Your drawing' });
    await drawLine(square, [0.5, 0.25], [0.5, 0.75]);

    const expectLines = (lines: string) =>
      waitFor(() => expect(square.querySelector('path')).toHaveAttribute('d', lines));
    await expectLines('M64 128L192 128M128 64L128 192');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Undo line' }));
    await expectLines('M64 128L192 128');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear drawing' }));

    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await expect(canvas.getByRole('button', { name: 'Clear drawing' })).toHaveFocus();
    await drawLine(square, [0.25, 0.25], [0.75, 0.75]);
    await expectLines('M64 64L192 192');
    canvas.getByRole('button', { name: 'Clear drawing' }).blur();
  },
};
