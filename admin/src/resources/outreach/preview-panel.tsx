import type { OutreachPreview, OutreachSegment } from '@mealtext/backend/contract';
import { useEffect, useState } from 'react';
import { languageWords } from '../../components/choices';
import { DescriptionList } from '../../components/description-list';
import { count, dollars, duration } from '../../components/format';
import { Panel } from '../../components/panel';
import { useAppContext } from '../../session/app-context';
import { LeftOutList } from './left-out-list';

const SOON_MS = 500;

/** Whom a text would reach as it stands now, and what that costs. */
export function PreviewPanel({ draft }: { draft: OutreachSegment }) {
  const { api, may } = useAppContext();
  const [found, setFound] = useState<OutreachPreview | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const { kind, filter, words } = draft;
  const asked = JSON.stringify({ kind, filter, words });
  const complete = Object.keys(words).length > 0 && may('outreach');
  useEffect(() => {
    if (!complete) return;
    let gone = false;
    const timer = setTimeout(() => {
      api.call<OutreachPreview>('POST', 'outreaches/preview', JSON.parse(asked)).then(
        (preview) => !gone && (setFound(preview), setWrong(null)),
        (error: unknown) => !gone && setWrong(error instanceof Error ? error.message : 'It could not be counted.'),
      );
    }, SOON_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [api, asked, complete]);
  return (
    <Panel title="Who gets it">
      <div className="stack" aria-live="polite">
        {!complete ? (
          <p className="soft">Counted once it is written in a language.</p>
        ) : wrong ? (
          <p role="alert">{wrong}</p>
        ) : found ? (
          <Counted preview={found} />
        ) : (
          <p className="soft">Counting …</p>
        )}
      </div>
    </Panel>
  );
}

const Counted = ({ preview: { people, reached, cost, segments, minutes, languages, leftOut } }: { preview: OutreachPreview }) => (
  <>
    <p>
      <span className="strong">
        {count(reached)} of {count(people)}
      </span>{' '}
      in the segment, as of now.
    </p>
    <DescriptionList
      of={[
        ['Segments', count(segments)],
        ['Costs', cost === null ? 'no price is configured' : `about ${dollars(cost)}`],
        ['Takes', `${duration(minutes * 60_000)} at the least; nights are waited for`],
        ...languages.map(
          (share) =>
            [
              languageWords(share.language),
              `${share.people === 1 ? '1 person' : `${count(share.people)} people`}, ${share.segments === 1 ? '1 segment' : `${share.segments} segments`} each`,
            ] as const,
        ),
      ]}
    />
    <LeftOutList of={leftOut} />
  </>
);
