import type { CalibrationBand, ReviewFigures, ReviewShare } from '@mealtext/backend/contract';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router-dom';
import { count, dayWords } from '../../components/format';
import { FigureTable, type FigureColumn } from '../../components/figure-table';
import { Failed, Waiting } from '../../components/notices';
import { Panel } from '../../components/panel';
import { useAppContext } from '../../session/app-context';

const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 });
const band = new Intl.NumberFormat(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const RIGHT: readonly FigureColumn<ReviewShare>[] = [
  { title: 'Judged', of: ({ judged }) => count(judged) },
  { title: 'Right', of: ({ right }) => percent.format(right), strong: true },
  { title: 'Somewhere between', of: ({ low, high }) => `${percent.format(low)} and ${percent.format(high)}` },
];
const WRONG: readonly FigureColumn<ReviewShare>[] = [
  { title: 'Wrong food', of: ({ wrongFood }) => count(wrongFood) },
  { title: 'Wrong amount', of: ({ wrongAmount }) => count(wrongAmount) },
  { title: 'Should have asked', of: ({ shouldHaveAsked }) => count(shouldHaveAsked) },
];

const bandWords = ({ from, to }: CalibrationBand): string => `${band.format(from)} to ${band.format(to)}`;
/** Where the reader thinks itself surer than people find it. */
const verdictOn = ({ from, to, low, high }: CalibrationBand): string =>
  high < from ? 'too sure' : low > to ? 'not sure enough' : 'as it should be';

/** What people found of readings that were acted on without asking, and whether the reader is as right as it is sure. */
export function ReviewPanels({ weeks }: { weeks: string }) {
  const { data, error, refetch } = useGetOne<ReviewFigures & { id: string }>('reviews', { id: weeks, meta: { weeks } }, { retry: false });
  const { may } = useAppContext();
  return (
    <>
      <Panel
        title="Acted on without asking, judged by people"
        actions={data && data.left > 0 && may('teach') && <Link to="/reviews">Judge {count(data.left)} more</Link>}
      >
        {data ? <Weeks figures={data} /> : error ? <Failed error={error} retry={() => void refetch()} /> : <Waiting />}
      </Panel>
      {data && data.bands.length > 0 && (
        <Panel title="Is it as right as it is sure?">
          <FigureTable
            label="Is it as right as it is sure?"
            what="Sureness"
            rows={data.bands}
            keyOf={({ label }) => label}
            first={bandWords}
            columns={[...RIGHT, { title: 'The reader is', of: verdictOn }]}
          />
        </Panel>
      )}
    </>
  );
}

function Weeks({ figures: { weeks } }: { figures: ReviewFigures }) {
  if (!weeks.length)
    return (
      <p className="soft">Nothing is judged yet. Each night up to 20 of the meals logged without a question are drawn by lot for review.</p>
    );
  return (
    <FigureTable
      label="Judged by people, by week"
      what={<span className="hidden-words">Week</span>}
      rows={weeks}
      keyOf={({ label }) => label}
      first={({ label }) => `Week of ${dayWords(new Date(`${label}T12:00:00`))}`}
      columns={[...RIGHT, ...WRONG]}
    />
  );
}
