import { createStoryTest } from '../fault.ts';
import type { Fault } from '../fault.ts';

const inputsFile = 'libs/ui/theme/components/inputs.ts';

/** Accessibility and appearance of components. */
export const interfaceFaults: Fault[] = [
  {
    description: 'a field has no label',
    file: 'libs/ui/fields/FieldLayout/FieldLayout.tsx',
    find: '<FormLabel htmlFor={id}>',
    replace: '<FormLabel component="span">',
    caughtBy: createStoryTest('ui-fields-formtextfield--default'),
  },
  {
    description: 'the red border of an invalid field is missing',
    file: inputsFile,
    find: "'&.Mui-error': invalidControlFrame(theme)",
    replace: "'&.Mui-never': invalidControlFrame(theme)",
    caughtBy: createStoryTest('ui-fields-formtextfield--error'),
  },
  {
    description: 'help text has too little contrast',
    file: inputsFile,
    find: "color: vars.palette.text.secondary,\n        '&.Mui-error'",
    replace: "color: vars.palette.divider,\n        '&.Mui-error'",
    caughtBy: createStoryTest('ui-fields-formtextfield--help'),
  },
  {
    description: 'a dialog has no accessible name',
    file: 'libs/ui/feedback/ModalDialog/ModalDialog.tsx',
    find: '<DialogTitle>{title}</DialogTitle>',
    replace: '<p>{title}</p>',
    caughtBy: createStoryTest('ui-feedback-modaldialog--default'),
  },
  {
    description: 'arrow keys do not select tabs',
    file: 'libs/ui/layout/TabbedPanels/TabbedPanels.tsx',
    find: '        selectionFollowsFocus\n',
    replace: '',
    caughtBy: createStoryTest('ui-layout-tabbedpanels--moved'),
  },
  {
    description: 'the number of items on the cart badge is missing',
    file: 'libs/ui/data-display/CartBadge/CartBadge.tsx',
    find: "content: 'var(--cart-count)'",
    replace: 'content: \'""\'',
    caughtBy: createStoryTest('ui-data-display-cartbadge--many-things'),
  },
  {
    description: "the line above a card's title is missing",
    file: 'libs/ui/data-display/ArticleCard/ArticleCard.tsx',
    find: 'borderTop: `${layout.hairline} solid ${vars.palette.divider}`',
    replace: "borderTop: '1px solid transparent'",
    caughtBy: createStoryTest('ui-data-display-articlecard--default'),
  },
];
