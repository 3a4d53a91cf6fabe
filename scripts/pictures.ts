import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { report } from './bootstrap/problem.mjs';
import { openBrowser } from './lib/open-browser.js';
import { consolePages, signInStaff } from './lib/pictures/console.js';
import { recordLesson } from './lib/pictures/lesson.js';
import { finishOnboarding, signInAs, signInNewcomer, speak } from './lib/pictures/people.js';
import { FOR_NEWCOMERS, FOR_USERS, FOR_VISITORS, OF_CONSOLE } from './lib/screens.js';
import { PHONE, takePictures } from './lib/pictures/take.js';

// Pictures of every screen, to be looked at, while `npm start -- --demo` runs:
// npm run pictures -- --into FOLDER [--url http://localhost:3000] [--part visitor,user,newcomer,fr,es,console,lesson] [--only history,goals] [--staff email,password,code]
// `lesson` records how a misread text is taught, tried, published and understood: [--word undhiyu] [--food "mixed vegetables"]

const option = (name: string): string | undefined => {
  const index = process.argv.indexOf(`--${name}`);
  return index > 0 ? process.argv[index + 1] : undefined;
};

const DEMO_PHONE = '+12025550123';

try {
  const base = option('url') ?? `http://localhost:${process.env.PORT ?? '3000'}`;
  const folder = option('into') ?? 'pictures';
  const parts = (option('part') ?? 'visitor,user,newcomer,fr,es').split(',');
  const only = option('only');
  const browser = await openBrowser();
  const wide: string[] = [];
  const withContext = async (part: string, take: (context: BrowserContext) => Promise<string[]>): Promise<void> => {
    if (!parts.includes(part)) return;
    const context = await browser.newContext({ timezoneId: 'America/New_York', locale: 'en-US', serviceWorkers: 'block' });
    context.setDefaultTimeout(60_000);
    wide.push(...(await take(context)).map((line) => `${part} ${line}`));
    await context.close();
    console.log(`${part}: taken`);
  };
  const taken = { base, only };
  try {
    await withContext('visitor', (context) => takePictures({ ...taken, context, paths: FOR_VISITORS, into: join(folder, 'visitor') }));
    await withContext('user', async (context) => {
      await signInAs(context, base, DEMO_PHONE);
      return takePictures({ ...taken, context, paths: FOR_USERS, into: join(folder, 'user') });
    });
    await withContext('newcomer', async (context) => {
      await signInNewcomer(context, base);
      const into = join(folder, 'newcomer');
      const first = await takePictures({ ...taken, context, paths: FOR_NEWCOMERS.slice(0, 1), into });
      await finishOnboarding(context, base);
      return [...first, ...(await takePictures({ ...taken, context, paths: FOR_NEWCOMERS.slice(1), into }))];
    });
    for (const language of ['fr', 'es']) {
      await withContext(language, async (context) => {
        await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
        const shown = { ...taken, context, into: join(folder, language), sizes: [PHONE], themes: ['light'] as const };
        const forVisitors = await takePictures({ ...shown, paths: FOR_VISITORS });
        await signInAs(context, base, DEMO_PHONE);
        await speak(context, base, language);
        const forUsers = await takePictures({ ...shown, paths: [...FOR_USERS, '/onboarding'] });
        await speak(context, base, 'en');
        return [...forVisitors, ...forUsers];
      });
    }
    const [email = '', password = '', code = ''] = (option('staff') ?? '').split(',');
    const staff = { email, password, code };
    await withContext('console', async (context) => {
      await signInStaff(context, base, staff);
      const paths = [...OF_CONSOLE, ...(await consolePages(context, `${base}/admin`))];
      const into = join(folder, 'console');
      return takePictures({ ...taken, base: `${base}/admin`, context, paths, into, themeKey: 'mealtext-console-look' });
    });
    if (parts.includes('lesson')) {
      const newContext = () => browser.newContext({ timezoneId: 'America/New_York', locale: 'en-US', serviceWorkers: 'block' });
      const taught = { word: option('word') ?? 'undhiyu', food: option('food') ?? 'mixed vegetables' };
      await recordLesson({ newContext, base, into: join(folder, 'lesson'), staff, ...taught });
      console.log('lesson: taken');
    }
  } finally {
    await browser.close();
  }
  for (const line of wide) console.log(`too wide: ${line}`);
} catch (error) {
  process.exitCode = report(error);
}
