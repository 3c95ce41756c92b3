import type { CartItem } from '@paniscus/domain/cart';
import { isBuyable } from '@paniscus/domain/products';
import type { Product, ProductVariant } from '@paniscus/domain/products';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { typeCard } from './cards.ts';
import { sandbox } from './sandbox.ts';
import { system } from './system.ts';

export interface StoreItem {
  product: Product;
  variant: ProductVariant;
}

export async function fetchCatalog(): Promise<Product[]> {
  const response = await fetch(`${system.siteUrl}/api/printify-products/`);
  if (!response.ok) throw new Error(`The catalog responded with ${response.status}.`);
  return (await response.json()) as Product[];
}

export async function listStoreItems(): Promise<StoreItem[]> {
  return (await fetchCatalog()).flatMap((product) => {
    const variant = product.variants.find(isBuyable);
    return variant === undefined ? [] : [{ product, variant }];
  });
}

export async function pickStoreItem(): Promise<StoreItem> {
  const [item] = await listStoreItems();
  if (item === undefined) throw new Error('No item of the store can be bought.');
  return item;
}

export async function addToCart(page: Page, { product }: StoreItem, quantity = 1): Promise<void> {
  await page.goto(`/product/${product.id}`);
  await page.getByLabel('Quantity').selectOption(String(quantity));
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'cart' })).toBeVisible();
}

/** What a visit leaves in local storage that adds an item to the cart. */
export async function createStoredCart(page: Page, item: StoreItem): Promise<Record<string, string>> {
  await addToCart(page, item);
  return page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
}

/** Puts an item into the cart as an earlier visit stored it. */
export async function storeCart(page: Page, item: CartItem): Promise<void> {
  await page.goto('/posts');
  await page.evaluate((cart) => localStorage.setItem('cart', cart), JSON.stringify([item]));
}

export async function proceedToCheckout(page: Page): Promise<void> {
  await page.goto('/cart');
  await page.getByRole('main').getByText('Proceed to Checkout').click();
  await page.waitForURL('**/checkout/step1');
}

export interface Buyer {
  email: string;
  zip?: string;
  state?: string;
}

export async function fillShipping(
  page: Page,
  { email, zip = '50309', state = 'Iowa' }: Buyer,
): Promise<void> {
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Byron');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Address Line 1').fill('12 River Road');
  await page.getByLabel('City').fill('Des Moines');
  await page.getByLabel('State').selectOption(state);
  await page.getByLabel('ZIP').fill(zip);
}

export async function continueCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue Checkout' }).click();
  await page.waitForURL('**/checkout/step2');
}

export async function fillCard(page: Page, card: string): Promise<void> {
  await page.getByLabel('Same as Shipping Address').check();
  await typeCard(page, card);
}

interface Charge {
  /** In cents. */
  amount: number;
}

export const buyNow = (page: Page) => page.getByRole('button', { name: 'Buy Now' });

export async function buy(
  page: Page,
  item: StoreItem,
  { card, email }: { card: string; email: string },
): Promise<void> {
  await addToCart(page, item);
  await proceedToCheckout(page);
  await fillShipping(page, { email });
  await continueCheckout(page);
  await fillCard(page, card);
  await buyNow(page).click();
}

/** Succeeded payments of the customer with this email address. */
export async function listChargesTo(email: string): Promise<Charge[]> {
  const { intents, customers } = (await sandbox.state()) as {
    intents: (Charge & { status: string; customer: string })[];
    customers: { id: string; email: string }[];
  };
  const customerIds = customers.filter((customer) => customer.email === email).map(({ id }) => id);
  return intents.filter(({ status, customer }) => status === 'succeeded' && customerIds.includes(customer));
}
