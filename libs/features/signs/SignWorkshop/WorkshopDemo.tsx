import { SignWorkshop } from './SignWorkshop';
import { useWorkshop } from './use-workshop';

interface WorkshopDemoProps {
  initialSign?: string;
  onSay?: (key: string) => void;
  onSignChange?: (sign: string) => void;
}

const noop = () => undefined;
/** Fixed, so that 'Surprise me' shows the same sign each time. */
const random = () => 0.25;

/** The workshop with its state, for stories. */
export function WorkshopDemo({ initialSign, onSay = noop, onSignChange = noop }: WorkshopDemoProps) {
  const workshop = useWorkshop({ initialSign, random, onSignChange });
  return <SignWorkshop {...workshop} onSay={onSay} getHref={(sign) => `#${sign}`} />;
}
