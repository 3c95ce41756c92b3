import { donationContent } from '@paniscus/content';
import { TRIBUTE_MESSAGE_MAX } from '@paniscus/domain/donation';
import type { DonationForm } from '@paniscus/domain/donation';
import { FieldRow, FormCheckbox, FormCountedTextField, FormTextField } from '@paniscus/ui';
import { useWatch } from 'react-hook-form';
import { DependentFields } from './DependentFields';

export function TributeCardFields() {
  const [hasCard, isAnonymous] = useWatch<DonationForm, ['hasTributeCard', 'isAnonymous']>({
    name: ['hasTributeCard', 'isAnonymous'],
  });
  return (
    <>
      <FormCheckbox
        name="hasTributeCard"
        label="Send a card by email"
        helperText={donationContent.tribute[isAnonymous ? 'anonymousCardHelp' : 'cardHelp']}
      />
      {hasCard ? (
        <DependentFields>
          <RecipientFields />
          <FormCountedTextField
            name="tributeMessage"
            label="Message"
            helperText={donationContent.tribute[isAnonymous ? 'anonymousMessageHelp' : 'messageHelp']}
            multiline
            rows={4}
            maxLength={TRIBUTE_MESSAGE_MAX}
          />
        </DependentFields>
      ) : null}
    </>
  );
}

function RecipientFields() {
  return (
    <FieldRow>
      <FormTextField
        name="tributeCardName"
        label="Recipient’s name"
        autoComplete="off"
        maxLength={100}
        required
      />
      <FormTextField
        name="tributeCardEmail"
        label="Recipient’s email"
        type="email"
        inputMode="email"
        autoComplete="off"
        required
      />
    </FieldRow>
  );
}
