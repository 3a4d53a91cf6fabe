/** At most `max` characters of a text, counted in code points, as the counters and the server count them. */
export function cutTo(max: number, text: string): string {
  const points = [...text];
  return points.length > max ? points.slice(0, max).join('') : text;
}
