import { styled } from '@mui/material/styles';
import { Button } from '../Button/Button';

interface CountingAnswersProps {
  no: string;
  yes: string;
}

const Answers = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}));

/** Analytics consent: two buttons of equal weight, which the analytics script finds by their attribute. */
export function CountingAnswers({ no, yes }: CountingAnswersProps) {
  return (
    <Answers data-part="answers">
      <span data-statistics-choice="no">
        <Button look="plain">{no}</Button>
      </span>
      <span data-statistics-choice="yes">
        <Button look="plain">{yes}</Button>
      </span>
    </Answers>
  );
}
