import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { RecordSection } from './RecordSection';
import { RecordSections } from './RecordSections';

const meta = {
  component: RecordSection,
  subcomponents: { RecordSections },
  parameters: {
    guide: {
      purpose: 'Titled part of a record page, in small text.',
      do: [
        'Arrange sections in `RecordSections`, secondary ones in its `aside`.',
        'Name sections by their content: “Buyer,” “Payment.”',
      ],
      dont: ['Nest sections.', 'Use it on public pages; use `Chapter`.'],
      accessibility: [
        'A region named by its `h2`.',
        'The column `aside` follows the main one in the DOM and on phones.',
      ],
      themeSlots: ['MuiTypography', 'typography.body2', 'typography.h4'],
      mui: ['Box', 'Typography'],
    } satisfies ComponentGuide,
  },
  args: { title: 'Address', children: <p>12 River Road, Des Moines</p> },
} satisfies Meta<typeof RecordSection>;
export default meta;

type Story = StoryObj<typeof meta>;

const buyer = [
  { term: 'Email', description: 'ada.nguyen@example.org' },
  { term: 'Phone', description: 'None given' },
];

export const Default: Story = {};
export const Columns: Story = {
  render: (args) => (
    <RecordSections
      aside={
        <RecordSection title="Buyer">
          <DescriptionList items={buyer} />
        </RecordSection>
      }
    >
      <RecordSection {...args} />
      <RecordSection title="Remarks">
        <Typography variant="body2" color="textSecondary">
          None yet.
        </Typography>
      </RecordSection>
    </RecordSections>
  ),
};
