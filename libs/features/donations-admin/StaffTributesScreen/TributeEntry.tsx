import { styled } from '@mui/material/styles';
import { TRIBUTE_LABELS } from '@paniscus/domain/donation';
import type { StaffTribute, WallDecision } from '@paniscus/domain/donation';
import { Alert, Button, Card, Facts, HiddenText, LocalTime } from '@paniscus/ui';
import { WallBadge } from '../Shared/AdminBadges';
import { Marks } from '../Shared/Marks';
import { TributeCard } from '../Shared/TributeFacts';

interface TributeEntryProps {
  tribute: StaffTribute;
  href: string;
  isDecided: boolean;
  isProcessing: boolean;
  refusal: string | undefined;
  onDecide: (decision: WallDecision['state']) => void;
}

const Body = styled('div')(({ theme: { spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(2),
  '& > blockquote': {
    ...typography.subtitle1,
    margin: 0,
    paddingLeft: spacing(2.5),
    color: vars.palette.text.primary,
    borderLeft: `2px solid ${vars.palette.line.edge}`,
    overflowWrap: 'anywhere',
  },
}));

export function TributeEntry({ tribute, href, isDecided, refusal, ...actions }: TributeEntryProps) {
  const { kind, name, from, wall_line, wall_state, card, created_at } = tribute;
  const label = (
    <Marks>
      <WallBadge state={wall_state} />
      <LocalTime iso={created_at} />
    </Marks>
  );
  return (
    <Card
      title={`${TRIBUTE_LABELS[kind]} ${name}`}
      label={label}
      actions={wall_state === 'none' ? undefined : <Decisions tribute={tribute} {...actions} />}
    >
      <Body>
        {wall_state === 'none' ? null : <blockquote>{wall_line}</blockquote>}
        <Facts>
          <dt>From</dt>
          <dd>
            <a href={href}>{from}</a>
          </dd>
          <TributeCard card={card} />
        </Facts>
        {isDecided ? <Alert kind="success">{DECIDED[wall_state]}</Alert> : null}
        {refusal === undefined ? null : <Alert kind="error">{refusal}</Alert>}
      </Body>
    </Card>
  );
}

const DECIDED: Record<StaffTribute['wall_state'], string> = {
  shown: 'The line stands on the memory wall now. Was that a slip? Decline it below.',
  declined: 'The line is not shown. Was that a slip? Show it below.',
  waiting: 'The line waits.',
  none: 'There is no line.',
};

function Decisions(props: Pick<TributeEntryProps, 'tribute' | 'isProcessing' | 'onDecide'>) {
  const { tribute, isProcessing, onDecide } = props;
  const whose = <HiddenText>{` the line for ${tribute.name}`}</HiddenText>;
  return (
    <>
      {tribute.wall_state === 'shown' ? null : (
        <Button look="plain" onClick={() => onDecide('shown')} isDisabled={isProcessing}>
          Show on the wall{whose}
        </Button>
      )}
      {tribute.wall_state === 'declined' ? null : (
        <Button look="danger" onClick={() => onDecide('declined')} isDisabled={isProcessing}>
          Decline{whose}
        </Button>
      )}
    </>
  );
}
