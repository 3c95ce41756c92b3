import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { organization, receiptContent } from '@paniscus/content';
import type { LabeledRows, ReceiptText } from '@paniscus/domain/donation';
import { LexigramTile, SumTable } from '@paniscus/ui';
import { joinWithDots } from '../Shared/join-with-dots';
import { PrintPaper } from '../Shared/PrintPaper';

interface ReceiptPrintViewProps {
  text: ReceiptText;
  isVoid: boolean;
}

export function ReceiptPrintView({ text, isVoid }: ReceiptPrintViewProps) {
  const totalIndex = text.sums.length - 1;
  return (
    <PrintPaper>
      <Letterhead isVoid={isVoid} />
      <ReceiptFacts facts={text.facts} />
      <SumTable
        rows={text.sums.map(([label, amount], index) => ({ label, amount, isTotal: index === totalIndex }))}
      />
      <Stack spacing={1.5}>
        {text.statements.map((statement) => (
          <Typography key={statement} variant="body2">
            {statement}
          </Typography>
        ))}
      </Stack>
    </PrintPaper>
  );
}

const Stamp = styled(Typography)(({ theme: { layout, spacing, vars } }) => ({
  marginLeft: 'auto',
  padding: spacing(0.5, 1.5),
  color: vars.palette.error.main,
  border: '3px double currentcolor',
  borderRadius: layout.tileRadius,
  transform: 'rotate(-6deg)',
})) as typeof Typography;

function Letterhead({ isVoid }: { isVoid: boolean }) {
  return (
    // With large text, the name goes below the sign, and the stamp below the name.
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <LexigramTile word={organization.sign} isDecorative />
      <Box sx={{ flex: '1 1 0', minWidth: 'min-content' }}>
        <Typography variant="h4" component="p">
          {receiptContent.legalName}
        </Typography>
        <Typography variant="caption" component="address" sx={{ display: 'block', fontStyle: 'normal' }}>
          {joinWithDots(receiptContent.address)}
        </Typography>
      </Box>
      {isVoid ? (
        <Stamp variant="h3" component="strong">
          Void
        </Stamp>
      ) : null}
    </Stack>
  );
}

function ReceiptFacts({ facts }: { facts: LabeledRows }) {
  return (
    <dl>
      {facts.map(([label, value]) => (
        <FactRow key={label}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ fontVariantNumeric: 'lining-nums', overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </FactRow>
      ))}
    </dl>
  );
}

const FactRow = styled(Box)(({ theme: { layout, spacing, typography, vars } }) => ({
  ...typography.body2,
  display: 'flex',
  // With large text, the value goes below its label.
  flexWrap: 'wrap',
  '& dt': { flex: '2 1 0', minWidth: '7rem' },
  '& dd': { flex: '5 1 0', minWidth: 'min(100%, 9rem)' },
  gap: spacing(0, 2),
  breakInside: 'avoid',
  paddingBlock: spacing(1),
  borderTop: `${layout.hairline} solid ${vars.palette.divider}`,
}));
