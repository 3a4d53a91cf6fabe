import { cpus, loadavg } from 'node:os';
import { axeFindings } from './lib/quality/axe.js';
import { openSharedBrowser } from './lib/quality/browser.js';
import { CATEGORIES, type Category, lighthouseScores } from './lib/quality/lighthouse.js';
import { liveDelay } from './lib/quality/live.js';
import { signIn } from './lib/quality/sign-in.js';
import { FIRST_LOADS, firstLoad } from './lib/quality/sizes.js';
import { measuringTools } from './lib/quality/tools.js';
import { report } from './bootstrap/problem.mjs';
import { at } from './bootstrap/root.mjs';
import { FOR_USERS, FOR_VISITORS } from './lib/screens.js';

// Measures the built dashboard while `npm start` runs: npm run quality -- [--url http://localhost:3000] [--runs 5] [--phone +12025550123]
// Size of what is loaded first, axe over every screen in both themes and widths, Lighthouse over the main ones, and how live it is. Fails below the marks.

const option = (name: string, fallback: string): string => {
  const index = process.argv.indexOf(`--${name}`);
  return (index > 0 ? process.argv[index + 1] : undefined) ?? fallback;
};

/** The handset is of developers alone, and no screen to be measured. */
const VISITED = FOR_VISITORS.filter((screen) => screen !== '/phone');
const USED = [...FOR_USERS, '/onboarding'];
const MARKS = { performance: 98, accessibility: 100, 'best-practices': 95 };
const SEO_MARK = 95;
/** From a text sent to its meal on the open dashboard, in ms. */
const LIVE_MAX = 300;

try {
  const base = option('url', `http://localhost:${process.env.PORT ?? '3000'}`);
  const runs = Number(option('runs', '5'));
  const wrong: string[] = [];
  console.log(`machine     load ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length} cores`);

  for (const [name, load] of Object.entries(FIRST_LOADS)) {
    const size = firstLoad(at(name, 'dist'), load);
    const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
    console.log(`first load  ${name}: ${kilobytes(size.total)} kB gzip in ${size.files.length} files (at most ${kilobytes(load.max)})`);
    if (size.total > load.max) wrong.push(`first load of ${name}`);
  }

  const { lighthouse, axe } = measuringTools();
  const browser = await openSharedBrowser();
  try {
    const { context, port } = browser;
    const forVisitors = await axeFindings({ context, base, screens: VISITED, axe });
    const openRows = await lighthouseScores({ lighthouse, port, addresses: VISITED.map((path) => base + path), runs });
    await signIn(context, base, option('phone', '+12025550123'));
    const forUsers = await axeFindings({ context, base, screens: USED, axe });
    const signedInRows = await lighthouseScores({
      lighthouse,
      port,
      addresses: ['/dashboard', '/history', '/messages'].map((path) => base + path),
      runs,
    });

    const live = await liveDelay({ context, base, phone: option('phone', '+12025550123'), runs });
    console.log(`live        ${Math.round(live)} ms from the phone to the open dashboard (at most ${LIVE_MAX})`);
    if (live > LIVE_MAX) wrong.push('live');

    const findings = [...forVisitors, ...forUsers];
    console.log(`axe         ${findings.length} violations on ${VISITED.length + USED.length} screens, 2 themes, 2 widths`);
    for (const finding of findings) console.log(`            ${finding}`);
    wrong.push(...findings);

    for (const { address, medians, failed } of [...openRows, ...signedInRows]) {
      const open = openRows.some((row) => row.address === address);
      const marks: Partial<Record<Category, number>> = open ? { ...MARKS, seo: SEO_MARK } : MARKS;
      console.log(
        `lighthouse  ${new URL(address).pathname.padEnd(12)} ${Object.entries(medians)
          .map(([name, score]) => `${name} ${score}`)
          .join('  ')}`,
      );
      if (failed.length) console.log(`            ${failed.join(', ')}`);
      for (const name of CATEGORIES) if (medians[name] < (marks[name] ?? 0)) wrong.push(`${address} ${name}`);
    }
  } finally {
    await browser.close();
  }
  process.exitCode = wrong.length ? 1 : 0;
} catch (error) {
  process.exitCode = report(error);
}
