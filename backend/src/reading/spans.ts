const SPAN =
  /\b(?:from|between) (\d{1,2})(?::(\d{2}))? ?(?:am|pm)? ?(?:to|till?|until|and|-) ?(\d{1,2})(?::(\d{2}))? ?(?:am|pm)?(?= *(?:$|[,.;\n]|(?:today|tonight|this|yesterday|with|at|then|and)\b))/;

/** "Soccer practice from 5 to 6:30" lasted 90 minutes: two clock times that are no time of a meal. Up to five hours. */
export function spanAsMinutes(text: string): string {
  if (!text.includes('from ') && !text.includes('between ')) return text;
  const hit = SPAN.exec(text);
  if (!hit) return text;
  const minutes = Number(hit[3]) * 60 + Number(hit[4] ?? 0) - Number(hit[1]) * 60 - Number(hit[2] ?? 0);
  const lasted = minutes > 0 ? minutes : minutes + 720;
  if (Number(hit[1]) > 24 || Number(hit[3]) > 24 || lasted <= 0 || lasted > 300) return text;
  return `${text.slice(0, hit.index)}for ${lasted} minutes${text.slice(hit.index + hit[0].length)}`;
}
