import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { Dashboard } from '@paniscus/domain/dashboard';
import { EmptyState, LocalTime, NextIcon, RecordSection } from '@paniscus/ui';
import { describeTask, getTaskHref } from './task-links';
import type { PaymentFilterLinks } from './task-links';

interface TaskSectionProps {
  /** Only what needs a person, in order of urgency. */
  tasks: Dashboard['tasks'];
  links: PaymentFilterLinks;
}

/** What needs a person now; each task links to the list that shows it. */
export function TaskSection({ tasks, links }: TaskSectionProps) {
  return (
    <RecordSection title="Needs your attention">
      {tasks.length === 0 ? (
        <EmptyState word="good" title="Nothing needs your attention right now." sx={{ pt: 0, pb: 0 }} />
      ) : (
        <List role="list" sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
          {tasks.map((task, index) => (
            <ListItem key={task.kind} divider={index < tasks.length - 1}>
              <ListItemButton component="a" href={getTaskHref(task.kind, links)} sx={{ gap: 2, px: 2 }}>
                <ListItemText
                  primary={describeTask(task)}
                  secondary={task.due_at === undefined ? undefined : <Deadline at={task.due_at} />}
                />
                <NextIcon fontSize="small" />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
    </RecordSection>
  );
}

/** Only disputes have one. */
function Deadline({ at }: { at: string }) {
  return (
    <>
      Respond in the Stripe dashboard by <LocalTime iso={at} />
    </>
  );
}
