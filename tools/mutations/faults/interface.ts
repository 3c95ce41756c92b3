import { createStoryTest } from '../fault.ts';
import type { Fault } from '../fault.ts';

const fieldShellFile = 'libs/ui/fields/FieldShell/FieldShell.tsx';

/** Accessibility and appearance of components. */
export const interfaceFaults: Fault[] = [
  {
    description: 'a field has no label',
    file: fieldShellFile,
    find: '<label htmlFor={id}>{label}</label>',
    replace: '<span>{label}</span>',
    caughtBy: createStoryTest('ui-fields-textfield--default'),
  },
  {
    description: 'the red border of an invalid field is missing',
    file: 'libs/ui/fields/FieldShell/control.styles.ts',
    find: '[aria-invalid="true"]',
    replace: '[aria-invalid="never"]',
    caughtBy: createStoryTest('ui-fields-textfield--error'),
  },
  {
    description: 'help text has too little contrast',
    file: fieldShellFile,
    find: 'color: vars.palette.text.secondary',
    replace: 'color: vars.palette.divider',
    caughtBy: createStoryTest('ui-fields-textfield--help'),
  },
  {
    description: 'a dialog has no accessible name',
    file: 'libs/ui/Dialog/Dialog.tsx',
    find: '      aria-labelledby={titleId}\n',
    replace: '',
    caughtBy: createStoryTest('ui-dialog--default'),
  },
  {
    description: 'arrow keys do not move between tabs',
    file: 'libs/ui/Tabs/Tabs.tsx',
    find: ' onKeyDown={move}',
    replace: ' data-move={move.name}',
    caughtBy: createStoryTest('ui-tabs--moved'),
  },
  {
    description: 'the number of items on the cart badge is missing',
    file: 'libs/ui/CartBadge/CartBadge.tsx',
    find: "content: 'var(--cart-count)'",
    replace: 'content: \'""\'',
    caughtBy: createStoryTest('ui-cartbadge--many-things'),
  },
  {
    description: "the line above a card's title is missing",
    file: 'libs/ui/Card/Card.tsx',
    find: 'borderTop: `${measures.hairline} solid ${vars.palette.divider}`',
    replace: "borderTop: '1px solid transparent'",
    caughtBy: createStoryTest('ui-card--default'),
  },
];
