/** For a sign of a text that was normalised where it stood before: what is normalised away moves all signs behind it. */
export function placesIn(text: string, clean: string): (at: number) => number {
  if (clean.length === text.length) return (at) => at;
  let at = 0;
  const places = [...clean].flatMap((sign) => {
    const found = text.indexOf(sign, at);
    const place = found >= 0 && found - at < FAR ? found : at;
    at = Math.min(place + 1, text.length - 1);
    return Array.from({ length: sign.length }, () => place);
  });
  return (sign) => places[sign]!;
}
/** A sign further off is another of its kind. */
const FAR = 12;
