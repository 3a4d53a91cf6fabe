/** One environment variable: what it is called, what it is for, and how its text becomes a value. */
export interface Variable<T> {
  name: string;
  help: string;
  /** Shown in `.env.example`. */
  example: string;
  /** Used when the variable is unset or blank. */
  fallback: T;
  /** A value, or what is wrong with the text, in words that follow the name: "must be ...". */
  parse(text: string): { value: T } | { problem: string };
}

type Describe = Pick<Variable<unknown>, 'name' | 'help'>;

export function text(about: Describe & { fallback?: string; example?: string }): Variable<string | null> {
  return { ...about, example: about.example ?? about.fallback ?? '', fallback: about.fallback ?? null, parse: (value) => ({ value }) };
}

export function whole(about: Describe & { fallback: number; min: number; max: number }): Variable<number> {
  const { min, max } = about;
  return {
    ...about,
    example: String(about.fallback),
    parse: (value) =>
      /^-?\d+$/.test(value) && Number(value) >= min && Number(value) <= max
        ? { value: Number(value) }
        : { problem: `must be a whole number from ${min} to ${max}, not "${value}"` },
  };
}

/** Whole numbers separated by commas: one for all, or one for each of something. */
export function wholes(about: Describe & { fallback: number; min: number; max: number }): Variable<number[]> {
  const one = whole(about);
  return {
    ...one,
    fallback: [about.fallback],
    parse: (value) => {
      const read = value.split(',').map((part) => one.parse(part.trim()));
      const wrong = read.find((part) => 'problem' in part);
      return wrong ?? { value: read.map((part) => (part as { value: number }).value) };
    },
  };
}

/** Texts separated by commas, each named once. */
export function list(about: Describe & { example?: string }): Variable<string[]> {
  return {
    ...about,
    example: about.example ?? '',
    fallback: [],
    parse: (value) => {
      const all = value.split(',').map((part) => part.trim());
      if (all.some((part) => part === '')) return { problem: `has an empty place between its commas: "${value}"` };
      return new Set(all).size === all.length ? { value: all } : { problem: `names something twice: "${value}"` };
    },
  };
}

export function choice<T extends string>(about: Describe & { of: readonly T[]; fallback: T }): Variable<T> {
  return {
    ...about,
    example: about.fallback,
    parse: (value) =>
      (about.of as readonly string[]).includes(value)
        ? { value: value as T }
        : { problem: `must be one of ${about.of.join(', ')}, not "${value}"` },
  };
}

/** Several of `of`, separated by commas. */
export function several<T extends string>(about: Describe & { of: readonly T[] }): Variable<T[]> {
  return {
    ...about,
    example: '',
    fallback: [],
    parse: (value) => {
      const names = value.split(',').map((name) => name.trim());
      const foreign = names.filter((name) => !(about.of as readonly string[]).includes(name));
      return foreign.length ? { problem: `may name ${about.of.join(', ')}, not "${foreign.join('", "')}"` } : { value: names as T[] };
    },
  };
}

export function address(about: Describe & { schemes: readonly string[]; example: string; fallback?: string }): Variable<string | null> {
  return {
    ...about,
    fallback: about.fallback ?? null,
    parse: (value) => {
      const scheme = URL.canParse(value) ? new URL(value).protocol.slice(0, -1) : null;
      return scheme !== null && about.schemes.includes(scheme)
        ? { value: value.replace(/\/+$/, '') }
        : { problem: `must be an address like ${about.example}` };
    },
  };
}

/** At least 32 characters, not all blank. Never echoed. */
export function secret(about: Describe): Variable<string | null> {
  return {
    ...about,
    example: '',
    fallback: null,
    parse: (value) => (value.trim().length >= 32 ? { value } : { problem: 'must have at least 32 characters (try: openssl rand -hex 32)' }),
  };
}
