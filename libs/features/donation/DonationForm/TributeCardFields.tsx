import { donationContent } from '@paniscus/content';
import { TRIBUTE_MESSAGE_MAX } from '@paniscus/domain/donation';
import type { DonationForm } from '@paniscus/domain/donation';
import { CheckboxField, CountedField, FieldPair, TextField } from '@paniscus/ui';
import { useWatch } from 'react-hook-form';
import { Disclosed } from './Disclosed';

export function TributeCardFields() {
  const hasCard = useWatch<DonationForm, 'hasTributeCard'>({ name: 'hasTributeCard' });
  return (
    <>
      <CheckboxField
        name="hasTributeCard"
        label="Send a card by email"
        help={donationContent.tribute.cardHelp}
      />
      {hasCard ? (
        <Disclosed>
          <FieldPair>
            <TextField
              name="tributeCardName"
              label="Recipient’s Name"
              autoComplete="off"
              maxLength={100}
              isRequired
            />
            <TextField
              name="tributeCardEmail"
              label="Recipient’s Email"
              type="email"
              inputMode="email"
              autoComplete="off"
              isRequired
            />
          </FieldPair>
          <CountedField
            name="tributeMessage"
            label="Message"
            help="A few words of your own; your name stands below them."
            rows={4}
            maxLength={TRIBUTE_MESSAGE_MAX}
          />
        </Disclosed>
      ) : null}
    </>
  );
}
