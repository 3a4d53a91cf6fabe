import type { OutreachItem, OutreachReport } from '@mealtext/backend/contract';
import { useRefresh } from 'react-admin';
import { DescriptionList } from '../../components/description-list';
import { count, dollars } from '../../components/format';
import { Panel } from '../../components/panel';
import { useLive } from '../../shell/live';
import { LeftOutList } from './left-out-list';

/** What came of a text to many so far; counted again as its texts leave. */
export function ReportPanel({ report, state }: { report: OutreachReport; state: OutreachItem['state'] }) {
  const refresh = useRefresh();
  useLive(({ what }) => what === 'conversations' && state === 'sending', refresh);
  const { waiting, queued, sent, delivered, failed, segments, cost, leftOut } = report;
  return (
    <Panel title="What came of it">
      <div className="stack">
        <DescriptionList
          of={[
            ['To come', waiting ? `${count(waiting)}, by the pace or in their morning` : '0'],
            ['On its way out', count(queued)],
            ['With the carrier', count(sent)],
            ['Delivered', count(delivered)],
            ['Failed', count(failed)],
            ['Costs', cost === null ? `${count(segments)} segments` : `${dollars(cost)} for ${count(segments)} segments`],
          ]}
        />
        <LeftOutList of={leftOut} />
      </div>
    </Panel>
  );
}
