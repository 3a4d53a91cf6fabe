import { shareOf } from '../numbers.js';

const SHARE = String.raw`((?:about |maybe |around |like |roughly |environ |como )?(?:half|(?:an? |one )?(?:third|quarter|fourth|fifth)|two[ -]thirds|three[ -](?:quarters|fourths)|most|\d{1,2} ?\/ ?\d{1,2}|\d{1,3} ?(?:%|percent)|0?\.\d+|la moitie|un tiers|un quart|la mitad|un tercio|un cuarto|moitie|mitad))`;
const IT = String.raw`(?: (?:of )?(?:it|that|this|them|those|my (?:plate|meal|food)|the (?:meal|plate|thing)|de ca|de eso))?`;
const EAT = String.raw`(?:i )?(?:only |just |actually |really )*(?:ate|eat|had|finished|got through|managed|drank|mange|pris|bu|comi|bebi|j'ai (?:seulement |juste )?(?:mange|pris|bu)|me comi)(?: only| just| about| like| maybe| seulement| juste| que| solo)*`;

const EATEN = new RegExp(
  String.raw`^(?:${EAT}|only|just|maybe|make (?:it|that)|that was(?: only| just)?|it was(?: only| just)?|seulement|juste|solo(?: comi)?|solamente)? ?${SHARE}${IT}(?: (?:of )?(?:the |my )([\w ]+?))?(?: (?:of it|though|tho|actually|please|seulement|solo|nada mas))?$`,
);
const UNFINISHED = new RegExp(
  String.raw`(?:didn'?t|did not|couldn'?t|could not|pas|no) (?:quite |really |actually )?(?:finish|eat|fini\w*|mange|termin\w*|acab\w*)(?: (?:it|that|them|all|all of (?:it|that)|everything|tout|todo|(?:the|my) ([\w ]+?)))?(?:[ ,.-]+(?:${EAT}|maybe|about|only|just|like|more like|around|so|juste|seulement|solo)? ?${SHARE}${IT})?$`,
);
const SHARED = new RegExp(
  String.raw`^(?:i |we )?(?:shared|split) (?:it|that|(?:the|my) ([\w ]+?))(?: with [\w ]+?)?[, ]+(?:and )?${EAT} ?${SHARE}(?: of it)?$`,
);
const LEFT = new RegExp(
  String.raw`^(?:i |and |j'ai )?(?:left|wasted|threw (?:out|away)|gave(?: away)?|saved|fed|laisse|donne|deje|di) ${SHARE}${IT}(?: (?:of )?(?:the |my )([\w ]+?))?(?: (?:on the plate|over|behind|for (?:later|tomorrow)|(?:to|a) (?:my |the |our |mon |ma |mi )?[\w ]+?))?$`,
);
const THEIRS = new RegExp(
  String.raw`^(?:(?:and |but )?(?:my |the |our )?(?:\w+) (?:ate|had|took|drank|finished|got) (?:about |the other |like )*${SHARE}${IT}|${SHARE}${IT} (?:was|were|went to|is) (?:for )?(?:my |our |the )?\w+(?:'s)?)$`,
);

/** How much of what was logged a text says was eaten: "only ate half", "didn't finish it, maybe 3/4", "double it". */
export function scaleIn(text: string): { factor: number; of: string | null } | null {
  const eaten = EATEN.exec(text);
  if (eaten) {
    const share = shareOf(eaten[1]!);
    return share !== null && share > 0 ? { factor: share, of: eaten[2] ?? null } : null;
  }
  const unfinished = UNFINISHED.exec(text);
  if (unfinished) return unfinished[2] ? factor(unfinished[2], unfinished[1] ?? null) : null;
  const shared = SHARED.exec(text);
  if (shared) {
    const share = shareOf(shared[2]!);
    return share !== null && share > 0 ? { factor: share, of: shared[1] ?? null } : null;
  }
  const left = LEFT.exec(text);
  if (left) {
    const share = shareOf(left[1]!);
    return share !== null && share < 1 ? { factor: 1 - share, of: left[2] ?? null } : null;
  }
  const theirs = THEIRS.exec(text);
  const taken = theirs ? shareOf((theirs[1] ?? theirs[2])!) : null;
  if (taken !== null && taken > 0 && taken < 1 && !/^(?:and |but )?(?:i|we) /.test(text)) return { factor: 1 - taken, of: null };
  if (
    /^(?:i |we )?(?:shared|split) (?:it|that|this|the (?:meal|plate))(?: (?:with [\w' ]+?|between (?:us|the two of us)|in half|evenly))?$/.test(
      text,
    )
  )
    return { factor: 0.5, of: null };
  if (
    /^(?:make (?:it|that) (?:a )?double|double (?:it|that|everything|the portion|portion)|doubled? (?:it|that)?|twice (?:that|as much|the amount)|x ?2|times (?:2|two)|2x|(?:yes |and |yeah |i |oh )*(?:had|went back for|got|took) (?:seconds|another (?:one|helping|plate|serving|round))|had (?:two|2) of (?:those|them|that|these)|le double|el doble|dobla(?:lo)?|double[- ](?:ca|le))$/.test(
      text,
    )
  )
    return { factor: 2, of: null };
  if (/^(?:triple (?:it|that)|x ?3|times (?:3|three)|3x|had (?:three|3) of (?:those|them|that)|had thirds|le triple|el triple)$/.test(text))
    return { factor: 3, of: null };
  if (
    /^(?:halve (?:it|that)|cut (?:it|that) in half|half (?:a |the )?(?:portion|serving|order|plate|size)|(?:media|demi[- ]?)(?: |-)?(?:porcion|portion)|half (?:it|that)|divide (?:it|that) (?:in half|by (?:2|two)))$/.test(
      text,
    )
  )
    return { factor: 0.5, of: null };
  const halved = /^(?:i |we )?(?:shared|split) (?:the |my )([\w ]+?) (?:with (?:my |the |our |a )?[\w' ]+|between us|in half)$/.exec(text);
  if (halved) return { factor: 0.5, of: halved[1]! };
  const named = /^(?:double|triple|halve) (?:the |my )(.+)$/.exec(text);
  return named ? { factor: text.startsWith('double') ? 2 : text.startsWith('triple') ? 3 : 0.5, of: named[1]! } : null;
}

function factor(words: string, of: string | null): { factor: number; of: string | null } | null {
  const share = shareOf(words);
  return share !== null && share > 0 ? { factor: share, of } : null;
}
