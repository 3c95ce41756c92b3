import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { signsContent } from '@paniscus/content';
import type { LexigramKey } from '@paniscus/domain/keyboard';
import type { SignCode } from '@paniscus/lexigrams';
import { Chapter, FocusableButton } from '@paniscus/ui';
import { ElementControls } from './ElementControls';
import { belowResult, WorkshopResult } from './WorkshopResult';
import type { WorkshopActions, WorkshopSnapshot } from './use-workshop';

interface SignWorkshopProps {
  state: WorkshopSnapshot;
  actions: WorkshopActions;
  /** Speaks the word that the sign stands for. */
  onSay: (key: LexigramKey) => void;
  /** URL of the page with a sign in the workshop. */
  getHref: (sign: SignCode) => string;
}

/** Composes a sign from elements and shows the word it stands for, if any. */
export function SignWorkshop({ state: { sign, canUndo }, actions, onSay, getHref }: SignWorkshopProps) {
  const { title, label, lead, withoutScript } = signsContent.workshop;
  return (
    <Chapter title={title} subheader={label}>
      <Typography>{lead}</Typography>
      <Typography sx={{ '@media (scripting: enabled)': { display: 'none' } }}>{withoutScript}</Typography>
      <Stack data-needs-script="" sx={{ gap: 4, containerType: 'inline-size' }}>
        <WorkshopResult sign={sign} onShow={actions.showSign} onSay={onSay} getHref={getHref} />
        <Stack sx={{ gap: 4, ...belowResult }}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
            <Button variant="outlined" color="inherit" onClick={actions.showRandomSign}>
              Surprise me
            </Button>
            <FocusableButton variant="outlined" color="inherit" onClick={actions.undo} disabled={!canUndo}>
              Undo
            </FocusableButton>
            <FocusableButton
              variant="outlined"
              color="inherit"
              onClick={actions.clear}
              disabled={sign === ''}
            >
              Clear
            </FocusableButton>
          </Stack>
          <ElementControls
            sign={sign}
            onToggle={actions.toggleElement}
            onVariantChange={actions.changeVariant}
          />
        </Stack>
      </Stack>
    </Chapter>
  );
}
