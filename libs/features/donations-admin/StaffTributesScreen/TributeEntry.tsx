import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { TRIBUTE_LABELS } from '@paniscus/domain/donation';
import type { StaffTribute, WallDecision } from '@paniscus/domain/donation';
import { isolateName } from '@paniscus/domain/text';
import {
  ArticleCard,
  DescriptionList,
  FocusedAlert,
  LocalTime,
  SelectionCheckbox,
  useFocusOnMount,
  VisuallyHidden,
} from '@paniscus/ui';
import { WallStatusChip } from '../Shared/StatusChips';
import { getCardItems } from '../Shared/TributeDetails';

interface TributeEntryProps {
  tribute: StaffTribute;
  href: string;
  isSelected: boolean;
  /** Selects the message, or removes it from the selection. */
  onSelect: () => void;
  isProcessing: boolean;
  /** The message before it has been decided, so the first decision about this one gets the focus. */
  takesFocus: boolean;
  /** Why the last decision was refused. */
  error: string | undefined;
  onDecide: (decision: WallDecision['state']) => void;
}

const ANONYMOUS = { term: 'Anonymous', description: 'Yes. Do not show a message that names the donor.' };

const Quote = styled(Typography)(({ theme: { spacing, vars } }) => ({
  paddingLeft: spacing(2.5),
  color: vars.palette.text.primary,
  borderLeft: `2px solid ${vars.palette.outline}`,
  overflowWrap: 'anywhere',
})) as typeof Typography;

export function TributeEntry(props: TributeEntryProps) {
  const { tribute, href, isSelected, onSelect, error, ...actions } = props;
  const { kind, name, from, is_anonymous, wall_line, wall_state, card, created_at } = tribute;
  return (
    <ArticleCard
      title={`${TRIBUTE_LABELS[kind]} ${isolateName(name)}`}
      overline={
        <>
          {wall_state === 'none' ? null : (
            <SelectionCheckbox name={name} checked={isSelected} onChange={onSelect} sx={{ mx: -1.25 }} />
          )}
          <WallStatusChip state={wall_state} />
          <LocalTime iso={created_at} />
        </>
      }
      actions={wall_state === 'none' ? undefined : <Decisions tribute={tribute} {...actions} />}
    >
      <Stack spacing={2}>
        {wall_state === 'none' ? null : (
          <Quote component="blockquote" variant="subtitle1">
            {wall_line}
          </Quote>
        )}
        <DescriptionList
          items={[
            { term: 'From', description: <Link href={href}>{from}</Link> },
            ...(is_anonymous ? [ANONYMOUS] : []),
            ...getCardItems(card),
          ]}
        />
        {/* The message may have moved in the list. */}
        {error === undefined ? null : <FocusedAlert severity="error">{error}</FocusedAlert>}
      </Stack>
    </ArticleCard>
  );
}

type DecisionsProps = Pick<TributeEntryProps, 'tribute' | 'isProcessing' | 'onDecide' | 'takesFocus'>;

function Decisions({ tribute, isProcessing, onDecide, takesFocus }: DecisionsProps) {
  const first = useFocusOnMount<HTMLButtonElement>(takesFocus);
  const button = { variant: 'outlined', disabled: isProcessing } as const;
  const object = <VisuallyHidden>{` the message for ${tribute.name}`}</VisuallyHidden>;
  return (
    <>
      {tribute.wall_state === 'shown' ? null : (
        <Button ref={first} {...button} color="inherit" onClick={() => onDecide('shown')}>
          Show on the wall{object}
        </Button>
      )}
      {tribute.wall_state === 'declined' ? null : (
        <Button
          ref={tribute.wall_state === 'shown' ? first : undefined}
          {...button}
          color="error"
          onClick={() => onDecide('declined')}
        >
          Decline{object}
        </Button>
      )}
    </>
  );
}
