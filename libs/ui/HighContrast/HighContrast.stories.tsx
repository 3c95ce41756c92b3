import type { Meta, StoryObj } from '@storybook/react-vite';
import { PANELS } from '@paniscus/lexigrams';
import { LexigramBoard } from '../LexigramBoard/LexigramBoard';
import { HighContrast } from './HighContrast';

function Board({ isOn }: { isOn: boolean }) {
  return (
    <HighContrast isOn={isOn}>
      <LexigramBoard
        name="Beta"
        places={PANELS[1]?.lexigrams ?? []}
        pressedKey={PANELS[1]?.lexigrams[2]?.key}
        onPress={() => undefined}
      />
    </HighContrast>
  );
}

const meta = { component: HighContrast, args: { isOn: true, children: null } } satisfies Meta<
  typeof HighContrast
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <Board isOn /> };
export const DefaultOnPhone: Story = { render: () => <Board isOn /> };
export const Off: Story = { render: () => <Board isOn={false} /> };
