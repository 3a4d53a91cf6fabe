import { keepLast } from '../../domain/keep-last.js';
import type { Chart } from '../../language/chart.js';
import type { Token } from '../../language/token.js';
import type { Language } from '../../reading/reading.js';
import { marginalsOf } from '../chain/model.js';
import { modelOf } from '../chain/weights.js';
import { featuresOf } from '../chain/features.js';
import { SIZE, TAGS, type Tag } from './tags.js';

/** A token with what it most likely tells of. */
export interface TaggedToken extends Token {
  tag: Tag;
  /** How likely it tells of food or training that was had or done, or when; 0 to 1. */
  kept: number;
}

const COUNT = TAGS.length;
const model = modelOf('tags', SIZE);
const KEPT: ReadonlySet<Tag> = new Set(['eaten', 'done', 'when']);
/** A text and its parts are asked about in turn. */
const REMEMBERED = 4;
const WHEN = TAGS.indexOf('when');
/** How likely a day or a meal must at least be when it was. */
const HARDLY = 0.05;
const TIMES: ReadonlySet<string> = new Set(['meal', 'day', 'time', 'weekday', 'when']);

/** What each word of a text tells of. */
export const taggedOf = keepLast((chart: Chart, lang: Language): readonly TaggedToken[] => {
  const { tags } = marginalsOf(model(), featuresOf(chart, lang));
  const times = new Set(
    chart.at.flat().flatMap(({ kind, from, to }) => (TIMES.has(kind) ? Array.from({ length: to - from }, (_, i) => from + i) : [])),
  );
  return chart.tokens.map((token, at) => {
    let best = 0;
    let kept = 0;
    for (let tag = 0; tag < COUNT; tag += 1) {
      const chance = tags[at * COUNT + tag]!;
      if (chance > tags[at * COUNT + best]!) best = tag;
      if (KEPT.has(TAGS[tag]!)) kept += chance;
    }
    const when = tags[at * COUNT + WHEN]!;
    // A day or a meal that is spoken of is when it was, unless it hardly can be.
    return times.has(at) && kept < 0.5 && when > HARDLY ? { ...token, tag: 'when', kept: 1 } : { ...token, tag: TAGS[best]!, kept };
  });
}, REMEMBERED);
