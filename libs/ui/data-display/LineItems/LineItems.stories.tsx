import type { Meta, StoryObj } from '@storybook/react-vite';
import Button from '@mui/material/Button';
import type { ComponentGuide } from '../../component-guide/component-guide.types';
import { drawnPicture } from '../../pictures/Picture/drawn-picture';
import { NativeSelectField } from '../../fields/NativeSelectField/NativeSelectField';
import { LineItems } from './LineItems';

const picture = { src: drawnPicture, alt: '' };
const shirt = { key: 'shirt', title: 'Forest Shirt - M / Moss', picture, amount: '$24.00', quantity: 1 };
const mug = {
  key: 'mug',
  title: 'Banana Mug - 11oz / White',
  detail: '$14.50 each',
  picture,
  amount: '$29.00',
  quantity: 2,
};
const quantities = ['1', '2', '3'].map((value) => ({ value, label: value }));
const actions = (
  <>
    <NativeSelectField label="Quantity" options={quantities} defaultValue="2" />
    <Button variant="outlined" color="inherit">
      Remove
    </Button>
  </>
);

const meta = {
  component: LineItems,
  parameters: {
    guide: {
      purpose: 'Lines of a cart or an order, with picture, amount and actions.',
      do: ['Pass amounts formatted by the domain, with currency.', 'Use `dense` in a summary beside a form.'],
      dont: ['Compute or format prices here.', 'Set `quantity` and a quantity field together.'],
      accessibility: [
        'A list named by `label`, so that its length is announced.',
        'Pictures are decorative when the title describes them: leave `alt` empty.',
      ],
      themeSlots: [
        'MuiLink',
        'MuiTypography',
        'palette.divider',
        'palette.text.primary',
        'palette.text.secondary',
        'typography.subtitle2',
        'typography.h4',
        'typography.body2',
        'typography.body1',
        'typography.caption',
        'layout.hairline',
        'layout.touchTarget',
        'families.serif',
      ],
      mui: ['Box', 'Link', 'List', 'Typography'],
    } satisfies ComponentGuide,
  },
  args: { label: 'What you ordered', lines: [shirt, mug] },
} satisfies Meta<typeof LineItems>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DefaultOnPhone: Story = {};
export const Dense: Story = { args: { dense: true } };
export const Links: Story = { args: { lines: [{ ...shirt, href: '#shirt' }] } };
export const Actions: Story = { args: { lines: [{ ...mug, quantity: undefined, actions }] } };
export const ActionsOnPhone: Story = { args: Actions.args };
export const Note: Story = { args: { lines: [{ ...shirt, note: <p>The price has changed.</p> }, mug] } };
export const WithoutPictures: Story = {
  args: { lines: [shirt, mug].map((line) => ({ ...line, picture: undefined })) },
};
export const PictureMissing: Story = { args: { lines: [{ ...shirt, picture: { src: '', alt: '' } }] } };
export const LongTextOnPhone: Story = {
  args: {
    lines: [
      {
        ...shirt,
        title: 'A shirt for long walks through flooded forest - Extra large / Night forest',
        amount: '$12,376.00',
      },
    ],
  },
};
