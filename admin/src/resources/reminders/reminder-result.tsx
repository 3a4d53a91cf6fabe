import { plainWords } from '../../components/format';
import { Mark } from '../../components/mark';

/** Sent, or why not. */
export const ReminderResult = ({ result }: { result: string | null }) =>
  result === null ? <span className="soft">–</span> : <Mark tone={result === 'sent' ? 'good' : 'quiet'}>{plainWords(result)}</Mark>;
