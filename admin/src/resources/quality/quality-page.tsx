import type { Quality, QualityRow } from '@mealtext/backend/contract';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router-dom';
import { capital, count, dayWords, dollars, plainWords } from '../../components/format';
import { languageWords, readerWords } from '../../components/choices';
import { FigureTable, type FigureColumn } from '../../components/figure-table';
import { Failed, Nothing, Waiting } from '../../components/notices';
import { Page } from '../../components/page';
import { Panel } from '../../components/panel';
import { Hidden } from '../../components/reveal';
import { Said } from '../../components/said';
import { ReviewPanels } from './review-panels';

const WEEKS = ['4', '8', '12'] as const;
type Weeks = (typeof WEEKS)[number];

const GROUPS = [
  { name: 'week', title: 'By week', words: (day: string) => `Week of ${dayWords(new Date(`${day}T12:00:00`))}` },
  { name: 'reader', title: 'By reader', words: readerWords },
  { name: 'language', title: 'By language', words: languageWords },
  { name: 'intent', title: 'By what it was taken for', words: (intent: string) => capital(plainWords(intent)) },
] as const;

/** How well texts are understood, and where not. */
export function QualityPage() {
  const [weeks, setWeeks] = useState<Weeks>('8');
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  const { data, error, refetch } = useGetOne<Quality & { id: string }>('quality', { id: weeks, meta: { weeks, zone } }, { retry: false });
  return (
    <Page
      title="Quality"
      tab="Quality"
      lead="Shares of all texts that were handled. A corrected text was understood, and not rightly."
      actions={
        <ToggleButtonGroup
          size="small"
          exclusive
          value={weeks}
          onChange={(_, next: Weeks | null) => next && setWeeks(next)}
          aria-label="Time"
        >
          {WEEKS.map((one) => (
            <ToggleButton key={one} value={one}>
              {one} weeks
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      {data ? (
        <Shown quality={data} weeks={weeks} />
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <Waiting lines={8} />
      )}
    </Page>
  );
}

function Shown({ quality, weeks }: { quality: Quality; weeks: Weeks }) {
  if (!quality.week.length) return <Nothing title="No texts in this time">Choose a longer one.</Nothing>;
  return (
    <div className="stack">
      <ReviewPanels weeks={weeks} />
      {GROUPS.map(({ name, title, words }) => (
        <Panel key={name} title={title}>
          <Shares rows={quality[name]} label={title} words={words} />
        </Panel>
      ))}
      <Panel title="Foods that give trouble">
        <Foods foods={quality.food} />
      </Panel>
    </div>
  );
}

const whole = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 });

const SHARES: readonly FigureColumn<QualityRow>[] = [
  { title: 'Texts', of: ({ texts }) => count(texts) },
  { title: 'Understood', of: ({ understood }) => whole.format(understood), strong: true },
  { title: 'Asked', of: ({ asked }) => whole.format(asked) },
  { title: 'Corrected', of: ({ corrected }) => whole.format(corrected) },
  { title: 'Undone', of: ({ undone }) => whole.format(undone) },
  { title: 'Model, each understood', of: ({ cost }) => (cost === null ? '–' : dollars(cost)) },
];

function Shares({ rows, label, words }: { rows: readonly QualityRow[]; label: string; words: (label: string) => string }) {
  return (
    <FigureTable
      label={label}
      what={<span className="hidden-words">What</span>}
      rows={rows}
      keyOf={(row) => row.label}
      first={(row) => words(row.label)}
      columns={SHARES}
    />
  );
}

const TROUBLES: readonly FigureColumn<Quality['food'][number]>[] = [
  { title: 'Asked or skipped', of: ({ asked }) => count(asked) },
  { title: 'Corrected', of: ({ corrected }) => count(corrected) },
  { title: 'Undone', of: ({ undone }) => count(undone) },
];

function Foods({ foods }: { foods: Quality['food'] }) {
  if (!foods.length) return <p className="soft">None in this time.</p>;
  return (
    <FigureTable
      label="Foods that give trouble"
      what="Food"
      rows={foods}
      keyOf={({ id }) => id}
      first={({ id, said }) => <Link to={`/learning/${id}`}>{said ? <Said>{said}</Said> : <Hidden />}</Link>}
      columns={TROUBLES}
    />
  );
}
