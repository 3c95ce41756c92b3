import { aYearSummary } from '@paniscus/fixtures';
import { AppTheme } from '@paniscus/ui';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DonorPortalYearScreen } from './DonorPortalYearScreen';

it('starts no line with a dot, however narrow the window is', () => {
  const html = renderToString(
    <AppTheme>
      <DonorPortalYearScreen
        state={{ kind: 'ready', summary: aYearSummary() }}
        links={{ findGiving: '/find-giving', receipt: String }}
      />
    </AppTheme>,
  );

  expect(html.match(/.·/g)).toEqual(['\u00A0·', '\u00A0·', '\u00A0·']);
});
