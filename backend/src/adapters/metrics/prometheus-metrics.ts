import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type Counts, type Durations, type Gauges, type GaugeSource, Metrics, type Sample } from '../../ports/process/metrics.js';
import { COUNTS, DURATIONS, GAUGES } from './definitions.js';

const PREFIX = 'mealtext_';
/** However often somebody asks, the database is asked no more often than this. */
const FRESH_MS = 2000;

type Labels = Record<string, string>;

/** Figures for Prometheus. Every figure is on the page from the start, also the ones that have no value yet. */
export class PrometheusMetrics extends Metrics {
  private readonly registry = new Registry();
  private readonly counters = new Map<string, Counter>();
  private readonly histograms = new Map<string, Histogram>();
  private readonly gauges = new Map<string, Gauge>();
  private readonly sources: GaugeSource[] = [];
  private looked: { at: number; done: Promise<void> } | null = null;

  constructor(about: Labels) {
    super();
    const registers = [this.registry];
    for (const [key, { help, labels }] of Object.entries(COUNTS))
      this.counters.set(key, new Counter({ name: `${PREFIX}${key}_total`, help, labelNames: [...labels], registers }));
    for (const [key, { help, labels, buckets }] of Object.entries(DURATIONS))
      this.histograms.set(
        key,
        new Histogram({ name: `${PREFIX}${key}_seconds`, help, labelNames: [...labels], buckets: [...buckets], registers }),
      );
    for (const [key, { help, labels }] of Object.entries(GAUGES))
      this.gauges.set(key, new Gauge({ name: PREFIX + key, help, labelNames: [...labels], registers }));
    const build = new Gauge({ name: `${PREFIX}build_info`, help: 'What runs here', labelNames: Object.keys(about), registers });
    build.set(about, 1);
  }

  /** Adds memory, event loop and garbage collection of this process. To be called once. */
  watchProcess(): this {
    collectDefaultMetrics({ register: this.registry });
    return this;
  }

  override count<N extends keyof Counts>(name: N, labels: Counts[N], by = 1): void {
    this.counters.get(name)!.inc(labels as Labels, by);
  }

  override time<N extends keyof Durations>(name: N, labels: Durations[N], seconds: number): void {
    this.histograms.get(name)!.observe(labels as Labels, Math.max(0, seconds));
  }

  override watch(source: GaugeSource): void {
    this.sources.push(source);
  }

  override async page(): Promise<{ type: string; text: string }> {
    const now = performance.now();
    if (!this.looked || now - this.looked.at > FRESH_MS) this.looked = { at: now, done: this.look() };
    await this.looked.done;
    return { type: this.registry.contentType, text: await this.registry.metrics() };
  }

  private async look(): Promise<void> {
    const found = await Promise.all(this.sources.map((source) => source().catch((): Sample[] => [])));
    for (const gauge of this.gauges.values()) gauge.reset();
    for (const { name, labels, value } of found.flat()) this.gauges.get(name satisfies keyof Gauges)!.set(labels as Labels, value);
  }
}
