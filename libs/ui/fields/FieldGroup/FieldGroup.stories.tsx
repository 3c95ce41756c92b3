import type { Meta, StoryObj } from '@storybook/react-vite';
import { inForm } from '../Form/in-form';
import { TextField } from '../TextField/TextField';
import { FieldGroup, FieldPair } from './FieldGroup';

function Sample({ help }: { help?: string }) {
  return (
    <FieldGroup title="Address" help={help}>
      <FieldPair>
        <TextField name="city" label="City" isRequired />
        <TextField name="county" label="County" />
      </FieldPair>
      <FieldPair data-short>
        <TextField name="expiry" label="Expiry" isRequired />
        <TextField name="code" label="Code" isRequired />
      </FieldPair>
    </FieldGroup>
  );
}

const meta = { component: Sample, decorators: [inForm] } satisfies Meta<typeof Sample>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const Help: Story = { args: { help: 'As your bank knows you.' } };
