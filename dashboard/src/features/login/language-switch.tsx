import { clsx } from 'clsx';
import { chooseLanguage, LANGUAGE_NAMES, shownLanguage } from '../../lib/language';
import { sayCommon } from '../../lib/say-common';
import { LANGUAGES } from '../../lib/saved-language';

/** The languages, each in its own words, for whoever is not signed in; the choice stays in this browser. */
export const LanguageSwitch = () => (
  <section aria-label={sayCommon('language')} className="flex flex-wrap gap-x-2">
    {LANGUAGES.map((language) => (
      <button
        key={language}
        type="button"
        lang={language}
        aria-pressed={language === shownLanguage()}
        onClick={() => chooseLanguage(language)}
        className={clsx(
          'min-h-11 rounded-xl px-2 underline-offset-4 hover:underline',
          language === shownLanguage() ? 'font-semibold text-ink' : 'hover:text-ink',
        )}
      >
        {LANGUAGE_NAMES[language]}
      </button>
    ))}
  </section>
);
