import { aRecurringDonation } from '@paniscus/fixtures';
import { AppTheme } from '@paniscus/ui';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AmountPanel } from './AmountPanel';

const ignore = () => undefined;

const listAmounts = (cost: number) =>
  renderToString(
    <AppTheme>
      <AmountPanel
        donation={aRecurringDonation({ cost_cents: cost, amount_cents: 2500 + cost })}
        isProcessing={false}
        onChange={ignore}
        onClose={ignore}
      />
    </AppTheme>,
  ).match(/\$\d+\.\d\d/g);

it('lists the processing fee only if the donor covers it', () => {
  expect(listAmounts(106)).toEqual(['$25.00', '$1.06', '$26.06']);
  expect(listAmounts(0)).toEqual(['$25.00']);
});
