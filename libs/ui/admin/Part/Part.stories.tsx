import type { Meta, StoryObj } from '@storybook/react-vite';
import { Facts, Part, Parts } from './Part';

const meta = {
  component: Part,
  args: { title: 'Address', children: <p>12 River Road, Des Moines</p> },
} satisfies Meta<typeof Part>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Columns: Story = {
  render: (args) => (
    <Parts>
      <div>
        <Part {...args} />
        <Part title="Remarks">
          <p data-quiet>None yet.</p>
        </Part>
      </div>
      <div>
        <Part title="Buyer">
          <Facts>
            <dt>Email</dt>
            <dd>ada.nguyen@example.org</dd>
            <dt>Phone</dt>
            <dd>None given</dd>
          </Facts>
        </Part>
      </div>
    </Parts>
  ),
};
