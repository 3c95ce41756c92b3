import Typography from '@mui/material/Typography';
import type { DonationForm } from '@paniscus/domain/donation';
import { GENERAL_FUND } from '@paniscus/domain/funds';
import type { Fund } from '@paniscus/domain/funds';
import { FieldGroup, FormSelect } from '@paniscus/ui';
import { useWatch } from 'react-hook-form';

interface FundFieldProps {
  /** Active funds, in order. */
  funds: readonly Fund[];
  /** The donor had chosen a fund that has closed meanwhile. */
  isChosenClosed: boolean;
}

const HELP = 'Supports all of our work, wherever help is needed most.';
const RECURRING_HELP = 'If this purpose ends, your later gifts go where they are needed most.';

const CLOSED =
  'The purpose you chose is no longer available. Your gift will support all of our work, wherever help is needed most.';

/** What the gift is for. Without funds there is only the note that the chosen one has closed, if it has. */
export function FundField({ funds, isChosenClosed }: FundFieldProps) {
  const [fundId, frequency] = useWatch<DonationForm, ['fundId', 'frequency']>({
    name: ['fundId', 'frequency'],
  });
  const closed =
    isChosenClosed && fundId === '' ? (
      <Typography role="status" variant="body2">
        {CLOSED}
      </Typography>
    ) : null;
  if (funds.length === 0) return closed;
  const fund = funds.find(({ id }) => String(id) === fundId);
  const helpTexts =
    fund === undefined ? [HELP] : [fund.description, frequency === 'once' ? '' : RECURRING_HELP];
  return (
    <FieldGroup title="Purpose of your gift">
      {closed}
      <FormSelect
        name="fundId"
        label="Direct my gift to"
        options={funds.map(({ id, name }) => ({ value: String(id), label: name }))}
        placeholder={GENERAL_FUND}
        helperText={helpTexts.join(' ').trim()}
      />
    </FieldGroup>
  );
}
