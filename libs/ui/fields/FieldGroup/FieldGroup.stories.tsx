import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { inForm } from '../Form/in-form';
import { FormTextField } from '../FormTextField/FormTextField';
import { FieldGroup } from './FieldGroup';
import { FieldRow } from './FieldRow';

const meta = {
  component: FieldGroup,
  subcomponents: { FieldRow },
  parameters: {
    guide: {
      purpose: 'Fields that belong together, under a title.',
      do: [
        'Use it when a form has more than one subject, such as address and payment.',
        'Put short fields side by side with `FieldRow`.',
      ],
      dont: ['Use it for a single field.', 'Nest groups.'],
      accessibility: ['A fieldset named by its legend, which screen readers read with the first field.'],
      themeSlots: [
        'MuiTypography',
        'palette.divider',
        'palette.text.secondary',
        'typography.h4',
        'typography.body2',
        'layout.hairline',
      ],
      mui: ['Box', 'Typography'],
    } satisfies ComponentGuide,
  },
  args: {
    title: 'Address',
    children: (
      <>
        <FieldRow>
          <FormTextField name="city" label="City" required />
          <FormTextField name="county" label="County" />
        </FieldRow>
        <FieldRow noWrap>
          <FormTextField name="expiry" label="Expiration date" required />
          <FormTextField name="code" label="Code" required />
        </FieldRow>
      </>
    ),
  },
  decorators: [inForm],
} satisfies Meta<typeof FieldGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const Help: Story = { args: { helperText: 'As it appears on your card statement.' } };
