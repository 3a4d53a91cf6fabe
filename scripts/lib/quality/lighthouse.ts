/** Emptied before each run, as the browser's own cache is; cookies and local storage hold the sign-in. */
const KEEP_SIGN_IN = ['cache_storage', 'service_workers', 'shader_cache'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse with its mobile preset: for each address the median of each category over `runs`, 0 to 100, and what cost points. */
export async function lighthouseScores({ lighthouse, port, addresses, runs }) {
  const { default: run } = await import(lighthouse);
  const rows = [];
  for (const address of addresses) {
    const scores = Object.fromEntries(CATEGORIES.map((category) => [category, []]));
    let last;
    for (let round = 0; round < runs; round++) {
      const { lhr } = await run(address, {
        port,
        output: 'json',
        logLevel: 'error',
        clearStorageTypes: KEEP_SIGN_IN,
        onlyCategories: CATEGORIES,
      });
      for (const category of CATEGORIES) scores[category].push(Math.round((lhr.categories[category].score ?? 0) * 100));
      last = lhr;
    }
    const medians = Object.fromEntries(CATEGORIES.map((category) => [category, median(scores[category])]));
    rows.push({ address, medians, failed: failedAudits(last) });
  }
  return rows;
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const failedAudits = (lhr) =>
  CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
    lhr.categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
      .map(({ id }) => `${category}: ${id}`),
  );
