import { SignWorkshop } from './SignWorkshop';
import { useWorkshop } from './use-workshop';

interface BenchProps {
  start?: string;
  onSay?: (key: string) => void;
  onSign?: (sign: string) => void;
}

const ignore = () => undefined;
/** Fixed, so that Surprise picks the same sign each time. */
const random = () => 0.25;

export function Bench({ start, onSay = ignore, onSign = ignore }: BenchProps) {
  const workshop = useWorkshop({ start, random, onSign });
  return <SignWorkshop {...workshop} onSay={onSay} getHref={(sign) => `#${sign}`} />;
}
