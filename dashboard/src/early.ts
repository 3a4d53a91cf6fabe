import { firstCalls } from './app/first-calls';
import { SCREENS } from './app/screen-modules';
import { askEarly } from './lib/early-answers';
import { headingOf } from './lib/headings';
import { fetchWords } from './lib/language-words';
import { firstLanguage } from './lib/saved-language';
import { readSavedUser } from './lib/saved-user';
import { shownTheme } from './lib/saved-theme';
import './styles/index.css';
import './styles/page.css';

// Small enough to run before the rest has arrived: the theme and the heading of the page that waits, and the code and the answers of the screen that is
// being opened, which come beside the rest then, not after it.
const user = readSavedUser();
const pathname = user && ['/', '/landing'].includes(location.pathname) ? '/dashboard' : location.pathname;
document.querySelector<HTMLElement>('#root > .mealtext')?.setAttribute('data-theme', shownTheme());
const language = firstLanguage();
if (user) showHeading(headingOf(pathname, language));
void fetchWords(language).catch(() => undefined);
if (pathname in SCREENS) void SCREENS[pathname as keyof typeof SCREENS]().catch(() => undefined);
if (user) for (const path of firstCalls(pathname, user)) askEarly(path);
void import('./show-app').then(({ showApp }) => showApp());

function showHeading(heading: string | undefined): void {
  const opening = document.getElementById('opening');
  const place = opening?.querySelector('p');
  if (!opening || !place || !heading) return;
  place.textContent = heading;
  opening.hidden = false;
}
