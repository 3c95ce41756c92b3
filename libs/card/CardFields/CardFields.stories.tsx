import Button from '@mui/material/Button';
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

const meta = { component: CardFieldsExample, args: { stripe: blankCard } } satisfies Meta<
  typeof CardFieldsExample
>;
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
    await expect(canvas.getByLabelText('Card Number')).toHaveFocus();
  },
};

export const NotInitialized: Story = { args: { stripe: null } };
