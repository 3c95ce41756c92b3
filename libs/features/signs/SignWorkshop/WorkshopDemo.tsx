import { SignWorkshop } from './SignWorkshop';
import { useWorkshop } from './use-workshop';

interface WorkshopDemoProps {
  /** Code of the sign at first. */
  initialSign?: string;
  /** Called with the key of the word to speak. */
  onSay?: (key: string) => void;
  /** Called with the code of the sign after each change. */
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
