import Button from '@mui/material/Button';
import { EmptyState, Page } from '@paniscus/ui';

/** Step 2 without the data of step 1, for instance in a new tab. */
export function InvalidCheckout({ links }: { links: { cart: string } }) {
  return (
    <Page title="Payment" sign="carry">
      <EmptyState
        word="question"
        title="Invalid checkout data. Please start over."
        action={<Button href={links.cart}>Back to the cart</Button>}
      >
        This page did not charge your card. Items you have not bought are still in your cart.
      </EmptyState>
    </Page>
  );
}

/** The cart was paid for or emptied in another tab: there is nothing left to pay here. */
export function EmptiedCheckout({ links }: { links: { store: string } }) {
  return (
    <Page title="Payment" sign="carry">
      <EmptyState
        word="question"
        title="Your cart was paid for or emptied in another tab."
        action={<Button href={links.store}>Return to Products</Button>}
        takesFocus
      >
        This page did not charge your card. If you paid in the other tab, check your email for the receipt.
      </EmptyState>
    </Page>
  );
}
