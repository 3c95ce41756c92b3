/** The words of both forms, in their order. */
export type OrderConfirmationText = {
  greeting: string;
  thanks: string;
  facts: readonly (readonly [label: string, value: string])[];
  lines: readonly (readonly [label: string, value: string])[];
  sums: readonly (readonly [label: string, value: string])[];
  addressTitle: string;
  address: readonly string[];
  next: string;
  pageLabel: string;
  pageUrl: string;
  returns: string;
  contact: string;
};
