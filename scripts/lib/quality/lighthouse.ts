/** Emptied before each run, as the browser's own cache is; cookies and local storage hold the sign-in. */
const KEEP_SIGN_IN = ['cache_storage', 'service_workers', 'shader_cache'];
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The part of a report of Lighthouse that we look at. */
interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
}

type Lighthouse = (address: string, flags: object) => Promise<{ lhr: Report }>;

interface Wanted {
  /** The address of the module. */
  lighthouse: string;
  /** Of the browser. */
  port: number;
  addresses: string[];
  runs: number;
}

export interface Scores {
  address: string;
  medians: Record<Category, number>;
  failed: string[];
}

/** Lighthouse with its mobile preset: for each address the median of each category over `runs`, 0 to 100, and what cost points. */
export async function lighthouseScores({ lighthouse, port, addresses, runs }: Wanted): Promise<Scores[]> {
  const { default: run } = (await import(lighthouse)) as { default: Lighthouse };
  const rows: Scores[] = [];
  for (const address of addresses) {
    const scores = byCategory((): number[] => []);
    let failed: string[] = [];
    for (let round = 0; round < runs; round++) {
      const { lhr } = await run(address, {
        port,
        output: 'json',
        logLevel: 'error',
        clearStorageTypes: KEEP_SIGN_IN,
        onlyCategories: CATEGORIES,
      });
      for (const category of CATEGORIES) scores[category].push(Math.round((lhr.categories[category].score ?? 0) * 100));
      failed = failedAudits(lhr);
    }
    rows.push({ address, medians: byCategory((category) => median(scores[category])), failed });
  }
  return rows;
}

const byCategory = <T>(of: (category: Category) => T): Record<Category, T> => ({
  performance: of('performance'),
  accessibility: of('accessibility'),
  'best-practices': of('best-practices'),
  seo: of('seo'),
});

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const failedAudits = (lhr: Report): string[] =>
  CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
    lhr.categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id}`),
  );
