import type { Language } from '../../reading/reading.js';

/** HH:MM as people write it: 3:30pm, 8 am as 8:00am; 15 h 30 in French; 15:30 in Spanish. */
export function clockText(time: string, lang: Language): string {
  const [hour = '0', minute = '00'] = time.split(':');
  if (lang === 'fr') return `${Number(hour)} h${minute === '00' ? '' : ` ${minute}`}`;
  if (lang === 'es') return `${Number(hour)}:${minute}`;
  const h = Number(hour);
  return `${h % 12 === 0 ? 12 : h % 12}:${minute}${h < 12 ? 'am' : 'pm'}`;
}

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  fr: ['janv.', 'févr.', 'mars', 'avril', 'mai', 'juin', 'juill.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
};

/** YYYY-MM-DD as "Jun 9" or "9 juin". */
export function dateText(date: string, lang: Language): string {
  const [, month = '1', day = '1'] = date.split('-');
  const name = MONTHS[lang][Number(month) - 1]!;
  return lang === 'en' ? `${name} ${Number(day)}` : `${Number(day)} ${name}`;
}

/** Millilitres as they are told back: ounces in the US, litres in Canada. */
export function waterText(ml: number, country: 'US' | 'CA'): string {
  if (country === 'US') return `${Math.round(ml / 29.5735)} oz`;
  return ml >= 1000 ? `${Math.round(ml / 100) / 10} L` : `${Math.round(ml)} ml`;
}

export function weightText(kg: number, country: 'US' | 'CA'): string {
  return country === 'US' ? `${Math.round((kg / 0.45359237) * 10) / 10} lb` : `${Math.round(kg * 10) / 10} kg`;
}
