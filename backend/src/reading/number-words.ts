/** An article, or a number word that is said of a few, of the three languages, folded. */
export const FEW_WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  un: 1,
  une: 1,
  una: 1,
  two: 2,
  deux: 2,
  dos: 2,
  three: 3,
  trois: 3,
  tres: 3,
  four: 4,
  five: 5,
  six: 6,
};

/** Number words of the three languages, folded. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    zero: 0,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    couple: 2,
    pair: 2,
    few: 3,
    several: 4,
    dozen: 12,
    single: 1,
    double: 2,
    triple: 3,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    quinze: 15,
    vingt: 20,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
    douzaine: 12,
    dizaine: 10,
    quinzaine: 15,
    vingtaine: 20,
    trentaine: 30,
    treize: 13,
    quatorze: 14,
    seize: 16,
    quelques: 3,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    quince: 15,
    veinte: 20,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    docena: 12,
    decena: 10,
    veintena: 20,
    trece: 13,
    catorce: 14,
    dieciseis: 16,
    diecisiete: 17,
    dieciocho: 18,
    diecinueve: 19,
    sesenta: 60,
    setenta: 70,
    ochenta: 80,
    noventa: 90,
    cien: 100,
    par: 2,
  }),
);

/** "a", "un", "una": one, said in passing. */
export const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'un', 'une', 'una', 'uno']);

export const TENS: ReadonlySet<string> = new Set(['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']);

/** Shares of one, folded. */
export const SHARE_WORDS: Readonly<Record<string, number>> = {
  half: 0.5,
  halves: 0.5,
  third: 1 / 3,
  thirds: 1 / 3,
  quarter: 0.25,
  quarters: 0.25,
  fourth: 0.25,
  fourths: 0.25,
  fifth: 0.2,
  eighth: 0.125,
  demi: 0.5,
  demie: 0.5,
  moitie: 0.5,
  tiers: 1 / 3,
  quart: 0.25,
  medio: 0.5,
  media: 0.5,
  mitad: 0.5,
  tercio: 1 / 3,
  cuarto: 0.25,
};

/** A number as words or digits say it. */
export interface ReadNumber {
  value: number;
  /** The token behind it. */
  next: number;
  /** "a", "an", "un": said in passing. */
  article: boolean;
  /** Of one thing: "half a". */
  share: boolean;
  /** A few, a range. */
  vague: boolean;
  /** "double": times the usual. */
  times: boolean;
}
