import Link from '@mui/material/Link';
import { ListError, ListLayout, ListLoading, Page } from '@paniscus/ui';
import { FigureList } from './FigureList';
import type { FigureAction, StaffImpactState } from './staff-impact-screen.types';

interface StaffImpactScreenProps {
  state: StaffImpactState;
  /** Resolves to whether the action has succeeded, once the list shows the result. */
  onAction: (action: FigureAction) => Promise<boolean>;
  links: { impact: string };
}

/** The figures of the impact page, for editors and administrators. */
export function StaffImpactScreen({ state, onAction, links }: StaffImpactScreenProps) {
  return (
    <Page
      title="Impact"
      lead="The figures on the impact page. Changes appear there right away."
      sign="good"
      width="wide"
    >
      <ListLayout>
        <div>
          <Link variant="standalone" href={links.impact}>
            View the impact page
          </Link>
        </div>
        <Body state={state} onAction={onAction} />
      </ListLayout>
    </Page>
  );
}

function Body({ state, onAction }: Omit<StaffImpactScreenProps, 'links'>) {
  if (state.kind === 'loading') return <ListLoading />;
  if (state.kind === 'failed') return <ListError title={state.message} what="The figures" />;
  return <FigureList state={state} onAction={onAction} />;
}
