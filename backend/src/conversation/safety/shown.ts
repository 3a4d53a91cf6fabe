import { LEXICONS } from '../../language/load-lexicons.js';
import { meterReadings } from '../../language/meter-readings.js';
import { tokenise } from '../../language/token.js';

/** Blood glucose in mg/dl: below and from these on it may be a danger to life, and between the others nothing speaks for one. */
const [LOW, HIGH] = [54, 300];
const [CALM_FROM, CALM_TO] = [70, 200];

/** What a text tells that a glucose meter showed: such as may be a danger to life, or nothing of the kind; null: no figure of one. */
export function shownIn(text: string): 'danger' | 'calm' | null {
  const values = meterReadings(tokenise(text, LEXICONS.en.contractions)).flatMap(({ value }) => value ?? []);
  if (values.some((value) => value < LOW || value >= HIGH)) return 'danger';
  return values.length > 0 && values.every((value) => value >= CALM_FROM && value <= CALM_TO) ? 'calm' : null;
}
