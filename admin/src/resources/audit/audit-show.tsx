import type { AuditRow } from '@mealtext/backend/contract';
import { Code } from '../../components/code';
import { DescriptionList } from '../../components/description-list';
import { capital, plainWords } from '../../components/format';
import { DateTime } from '../../components/date-time';
import { Page } from '../../components/page';
import { Panel } from '../../components/panel';
import { RecordPage } from '../../components/record-page';
import { Said } from '../../components/said';
import { AuditObject } from './audit-object';

const facts = (value: Record<string, unknown> | null) =>
  value ? <pre className="code">{JSON.stringify(value, null, 2)}</pre> : <p className="soft">Nothing.</p>;

/** Entries of the diary, whole. */
const Entries = ({ of }: { of: Record<string, unknown>[] }) =>
  of.length > 0 && (
    <details>
      <summary>{of.length === 1 ? 'The whole entry' : `All ${of.length} entries`}</summary>
      <pre className="code">{JSON.stringify(of, null, 2)}</pre>
    </details>
  );

/** One row of the audit, before and after. */
export const AuditShow = () => (
  <RecordPage<AuditRow> resource="audit" what="row of the audit">
    {(row) => (
      <Page title={capital(plainWords(row.action))} tab="Audit" lead={<DateTime at={row.at} />}>
        <div className="panels">
          <Panel title="Who and what">
            <DescriptionList
              of={[
                ['Who', <Said key="who">{row.actorName ?? row.actorKind}</Said>],
                ['To', <AuditObject key="what" row={row} />],
                ['Why', row.reason ? <Said key="why">{row.reason}</Said> : '–'],
                ['From', <Code key="ip">{row.ip}</Code>],
                ['Request', <Code key="request">{row.requestId}</Code>],
              ]}
            />
          </Panel>
          <Panel title="Before">
            {facts(row.before)}
            {row.entriesBefore && <Entries of={row.entriesBefore} />}
          </Panel>
          <Panel title="After">
            {facts(row.after)}
            {row.entriesAfter && <Entries of={row.entriesAfter} />}
          </Panel>
        </div>
      </Page>
    )}
  </RecordPage>
);
