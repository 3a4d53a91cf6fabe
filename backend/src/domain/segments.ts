/** GSM 03.38 basic set; these count one septet each. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** The extension table; each costs an escape as well. */
const EXTENDED = new Set('\f^{}\\[~]|€');

/** What the folding of accents cannot find by decomposition. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '′': "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '″': '"',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '−': '-',
  '…': '...',
  '•': '-',
  '·': '-',
  '×': 'x',
  '÷': '/',
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  œ: 'oe',
  Œ: 'OE',
  ç: 'c',
  ø: 'ø',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  đ: 'd',
  '™': '',
  '®': '',
  '©': '',
  '°': ' deg',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\t': ' ',
};

export interface SegmentCount {
  encoding: 'gsm-7' | 'ucs-2';
  /** Septets for GSM-7, UTF-16 units for UCS-2. */
  units: number;
  segments: number;
}

/** How many SMS segments a text costs: 160/153 GSM-7, where extension characters count two, or 70/67 UCS-2. Empty is 0. */
export function countSegments(text: string): SegmentCount {
  if (text === '') return { encoding: 'gsm-7', units: 0, segments: 0 };
  // An extension character may not be split from its escape, so segments are filled one character at a time.
  const gsm = isGsm7(text);
  const sizes = gsm ? [...text].map((c) => (EXTENDED.has(c) ? 2 : 1)) : [...text].map((c) => c.length);
  const units = sizes.reduce((sum, size) => sum + size, 0);
  const [single, multi] = gsm ? [160, 153] : [70, 67];
  if (units <= single) return { encoding: gsm ? 'gsm-7' : 'ucs-2', units, segments: 1 };
  let segments = 1;
  let filled = 0;
  for (const size of sizes) {
    if (filled + size > multi) {
      segments += 1;
      filled = 0;
    }
    filled += size;
  }
  return { encoding: gsm ? 'gsm-7' : 'ucs-2', units, segments };
}

export function isGsm7(text: string): boolean {
  for (const c of text) if (!BASIC.has(c) && !EXTENDED.has(c)) return false;
  return true;
}

/** The nearest text in GSM-7: letters it lacks lose their accent (ê becomes e), the rest is dropped. é è à ù ñ ü stay. */
export function toGsm7(text: string): string {
  let out = '';
  for (const c of text.normalize('NFC')) {
    if (BASIC.has(c) || EXTENDED.has(c)) out += c;
    else if (c in LOOKALIKES) out += LOOKALIKES[c];
    else {
      const base = c.normalize('NFKD').replace(/\p{M}/gu, '');
      out += [...base].every((b) => BASIC.has(b)) ? base : '';
    }
  }
  return out;
}
