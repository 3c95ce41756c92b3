import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AppTheme } from '../../theme/AppTheme';
import { BulkActions } from './BulkActions';
import type { BulkRun } from './bulk-actions.types';

const doNothing = () => undefined;

const render = (total: number, run?: BulkRun) =>
  renderToStaticMarkup(
    <AppTheme>
      <BulkActions
        actions={{
          labels: { pick: 'Pick' },
          noun: 'fig',
          getName: () => '',
          getRefusal: doNothing,
          describe: () => '',
        }}
        selection={{
          rows: [],
          total,
          isSelected: () => false,
          onToggle: doNothing,
          onSelectAll: doNothing,
          onClear: doNothing,
        }}
        control={{ run, onRun: doNothing }}
      />
    </AppTheme>,
  );

it('offers no selection when no row can be selected', () => {
  expect(render(2)).toContain('Select all 2');
  expect(render(0)).not.toContain('Select all');
});

it('shows the progress of an action that took the last rows off the list', () => {
  expect(render(0, { kind: 'running', done: 1, total: 3 })).toContain('Processing... 1 of 3');
});
