import { toNameInSentence } from './escape-typed-text.ts';
import { Paragraph } from './Paragraph.tsx';

/** First line of an email to a person. */
export function Salutation({ name }: { name: string }) {
  return <Paragraph>{`Dear ${toNameInSentence(name)},`}</Paragraph>;
}
