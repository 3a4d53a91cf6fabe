import { LEXICONS } from '../language/load-lexicons.js';
import { meterReadings } from '../language/meter-readings.js';
import { tokenise } from '../language/token.js';

/** The text without what a glucose meter showed: "sugar was 68 so i had juice". */
export function withoutMeter(text: string): string {
  const tokens = tokenise(text, LEXICONS.en.contractions);
  let out = '';
  let at = 0;
  for (const { from, to } of meterReadings(tokens)) {
    out += text.slice(at, tokens[from]!.from);
    at = tokens[to - 1]!.to;
  }
  return out + text.slice(at);
}
