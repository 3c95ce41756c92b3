import { story } from '../fault.ts';
import type { Fault } from '../fault.ts';

const shell = 'libs/ui/fields/FieldShell/FieldShell.tsx';

/** Accessibility and looks of the interface. */
export const interfaceFaults: Fault[] = [
  {
    description: 'a field has no label',
    file: shell,
    find: '<label htmlFor={id}>{label}</label>',
    replace: '<span>{label}</span>',
    caughtBy: story('ui-fields-textfield--default'),
  },
  {
    description: 'the red border of a wrong field is missing',
    file: 'libs/ui/fields/FieldShell/control.styles.ts',
    find: '[aria-invalid="true"]',
    replace: '[aria-invalid="never"]',
    caughtBy: story('ui-fields-textfield--error'),
  },
  {
    description: 'help text is too faint to read',
    file: shell,
    find: 'color: vars.palette.text.secondary',
    replace: 'color: vars.palette.divider',
    caughtBy: story('ui-fields-textfield--help'),
  },
  {
    description: 'a dialog has no name',
    file: 'libs/ui/Dialog/Dialog.tsx',
    find: '      aria-labelledby={titleId}\n',
    replace: '',
    caughtBy: story('ui-dialog--default'),
  },
  {
    description: 'arrow keys do not move between tabs',
    file: 'libs/ui/Tabs/Tabs.tsx',
    find: ' onKeyDown={move}',
    replace: ' data-move={move.name}',
    caughtBy: story('ui-tabs--moved'),
  },
  {
    description: "the cart's number is missing",
    file: 'libs/ui/CartBadge/CartBadge.tsx',
    find: "content: 'var(--cart-count)'",
    replace: 'content: \'""\'',
    caughtBy: story('ui-cartbadge--many-things'),
  },
  {
    description: "the line above a card's title is missing",
    file: 'libs/ui/Card/Card.tsx',
    find: 'borderTop: `${measures.hairline} solid ${vars.palette.divider}`',
    replace: "borderTop: '1px solid transparent'",
    caughtBy: story('ui-card--default'),
  },
];
