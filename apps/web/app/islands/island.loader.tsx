import { IslandTree } from '@paniscus/islands';
import type { RenderedIsland } from '@paniscus/islands';
import type { ComponentProps, ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { createStyles, stylesContext } from '../styles-context';
import { BibliographyIsland } from './BibliographyIsland';
import { CartIsland } from './CartIsland';
import { ContactIsland } from './ContactIsland';
import { DonateIsland } from './DonateIsland';
import { DonationEmailFailureIsland } from './DonationEmailFailureIsland';
import { DonationSuccessIsland } from './DonationSuccessIsland';
import { DonorPortalIsland } from './DonorPortalIsland';
import { FailureIsland } from './FailureIsland';
import { FindDonorPortalIsland } from './FindDonorPortalIsland';
import { FindOrderIsland } from './FindOrderIsland';
import { ForgotPasswordIsland } from './ForgotPasswordIsland';
import { InvitationIsland } from './InvitationIsland';
import { KeyboardIsland } from './KeyboardIsland';
import { LoginIsland } from './LoginIsland';
import { NewsletterIsland } from './NewsletterIsland';
import { OrderEmailFailureIsland } from './OrderEmailFailureIsland';
import { OrderSuccessIsland } from './OrderSuccessIsland';
import { PaymentStepIsland } from './PaymentStepIsland';
import { ProductIsland } from './ProductIsland';
import { ResetPasswordIsland } from './ResetPasswordIsland';
import { ShippingStepIsland } from './ShippingStepIsland';
import { SignGamesIsland } from './SignGamesIsland';
import { SignWorkshopIsland } from './SignWorkshopIsland';
import { SlideshowIsland } from './SlideshowIsland';

/** Hydrated components on pages that otherwise have no React. Each name is the file name. */
const islands = {
  BibliographyIsland,
  CartIsland,
  ContactIsland,
  DonateIsland,
  DonationEmailFailureIsland,
  DonationSuccessIsland,
  FailureIsland,
  FindDonorPortalIsland,
  FindOrderIsland,
  ForgotPasswordIsland,
  InvitationIsland,
  DonorPortalIsland,
  KeyboardIsland,
  LoginIsland,
  NewsletterIsland,
  OrderEmailFailureIsland,
  OrderSuccessIsland,
  PaymentStepIsland,
  ProductIsland,
  ResetPasswordIsland,
  ShippingStepIsland,
  SignGamesIsland,
  SignWorkshopIsland,
  SlideshowIsland,
} satisfies Record<string, ComponentType<never>>;

type IslandName = keyof typeof islands;
type IslandProps<Name extends IslandName> = ComponentProps<(typeof islands)[Name]>;

/** Renders an island as a separate React root, as the browser hydrates it; its styles are added to the page's. */
export function renderIsland<Name extends IslandName>(
  context: LoaderFunctionArgs['context'],
  name: Name,
  props: IslandProps<Name> & object,
): RenderedIsland {
  const { cache } = context.get(stylesContext) ?? createStyles();
  const Island = islands[name] as ComponentType<object>;
  const html = renderToString(
    <IslandTree cache={cache}>
      <Island {...props} />
    </IslandTree>,
    { identifierPrefix: name },
  );
  return { name, props, html };
}

export function islandLoader<Name extends IslandName>(name: Name, props: Partial<IslandProps<Name>> = {}) {
  return ({ context }: LoaderFunctionArgs) =>
    renderIsland(context, name, props as IslandProps<Name> & object);
}
