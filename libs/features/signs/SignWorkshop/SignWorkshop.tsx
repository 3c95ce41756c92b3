import { styled } from '@mui/material/styles';
import { signsContent } from '@paniscus/content';
import type { LexigramKey } from '@paniscus/domain/keyboard';
import type { SignCode } from '@paniscus/lexigrams';
import { Button, Chapter } from '@paniscus/ui';
import { BenchPieces } from './BenchPieces';
import { WorkshopAnswer } from './WorkshopAnswer';
import type { Bench, BenchActions } from './use-workshop';

interface SignWorkshopProps {
  bench: Bench;
  actions: BenchActions;
  onSay: (key: LexigramKey) => void;
  getHref: (sign: SignCode) => string;
}

const Table = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(4),
  '& > [data-part="controls"]': { display: 'flex', flexWrap: 'wrap', gap: spacing(1.5) },
  '@media (scripting: none)': { display: 'none' },
}));

const WithoutScript = styled('p')({ '@media (scripting: enabled)': { display: 'none' } });

export function SignWorkshop({ bench, actions, onSay, getHref }: SignWorkshopProps) {
  const { title, label, lead, withoutScript } = signsContent.workshop;
  return (
    <Chapter title={title} label={label}>
      <p>{lead}</p>
      <WithoutScript>{withoutScript}</WithoutScript>
      <Table>
        <WorkshopAnswer sign={bench.sign} onShow={actions.show} onSay={onSay} getHref={getHref} />
        <BenchPieces sign={bench.sign} onToggle={actions.toggle} onMove={actions.move} />
        <div data-part="controls">
          <Button look="plain" onClick={actions.surprise}>
            Surprise me
          </Button>
          <Button look="plain" onClick={actions.undo} isDisabled={!bench.canUndo}>
            Undo
          </Button>
          <Button look="plain" onClick={actions.clear} isDisabled={bench.sign === ''}>
            Clear
          </Button>
        </div>
      </Table>
    </Chapter>
  );
}
