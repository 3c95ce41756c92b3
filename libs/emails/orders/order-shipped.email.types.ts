/** The words of both forms, in their order. */
export type OrderShippedText = {
  greeting: string;
  news: string;
  facts: readonly (readonly [label: string, value: string])[];
  contents: readonly string[];
  tracking: { label: string; url: string } | undefined;
  page: { label: string; url: string };
  contact: string;
};
