import Button from '@mui/material/Button';
import type { ComponentGuide } from '@paniscus/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { CardLibrary } from '../CardProvider/CardProvider';
import { CardProvider } from '../CardProvider/CardProvider';
import { createStripeStub } from '../stripe-stub';
import { useCard } from '../use-card';
import { CardFields } from './CardFields';

const finishedCard = createStripeStub('finished');
const blankCard = createStripeStub('blank');

function CardForm() {
  const card = useCard();
  return (
    <>
      <CardFields card={card} />
      <Button variant="outlined" color="inherit" onClick={() => card.isComplete()}>
        Check
      </Button>
    </>
  );
}

function CardFieldsExample({ stripe }: { stripe: CardLibrary }) {
  return (
    <CardProvider stripe={stripe}>
      <CardForm />
    </CardProvider>
  );
}

const meta = {
  component: CardFieldsExample,
  parameters: {
    guide: {
      purpose:
        'Stripe’s inputs for card number, expiry and security code in the frames of our fields; the card never reaches our server.',
      do: [
        'Wrap the form in `CardProvider`, and pass the result of `useCard` here.',
        'Call `card.isComplete()` on submit, after the form’s own schema: the card is the last field to fail.',
      ],
      dont: [
        'Store, log or restore anything that is typed here.',
        'Show the fields before the visitor has chosen to pay: they load Stripe’s script.',
      ],
      accessibility: [
        'Each input has a visible label and its error beside it; the first incomplete one is focused on submit.',
        'The inputs are in frames of another origin, so the text color is passed to them in both schemes.',
      ],
      themeSlots: [],
      mui: [],
    } satisfies ComponentGuide,
  },
  args: { stripe: blankCard },
} satisfies Meta<typeof CardFieldsExample>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Blank: Story = {};
export const BlankOnPhone: Story = {};
export const Filled: Story = { args: { stripe: finishedCard } };

export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByLabelText('CVC');

    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));

    await expect(await canvas.findByText('Your card number is incomplete.')).toBeVisible();
    await expect(canvas.getByLabelText('Card number')).toHaveFocus();
  },
};

export const NotInitialized: Story = { args: { stripe: null } };
