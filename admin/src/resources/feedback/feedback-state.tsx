import { Mark, type Tone } from '../../components/mark';

const TONES: Record<string, Tone> = { new: 'warn', open: 'warn', answered: 'good', closed: 'quiet' };

export const FeedbackState = ({ state }: { state: string }) => <Mark tone={TONES[state] ?? 'quiet'}>{state}</Mark>;
