import type { OutreachItem } from '@mealtext/backend/contract';
import { OUTREACH_LANGUAGES } from '@mealtext/backend/domain';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { languageWords } from '../../components/choices';
import { DescriptionList } from '../../components/description-list';
import { Mark } from '../../components/mark';
import { DateTime } from '../../components/date-time';
import { Page } from '../../components/page';
import { Panel } from '../../components/panel';
import { RecordPage } from '../../components/record-page';
import { Said } from '../../components/said';
import { listLink } from '../../components/list-link';
import { OutreachActions } from './outreach-actions';
import { OutreachForm } from './outreach-form';
import { stateOf } from './outreach-words';
import { PreviewPanel } from './preview-panel';
import { ReportPanel } from './report-panel';
import { segmentWords } from './segment-words';

/** One text to many: written, tried, consented to, watched. */
export function OutreachPage() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  if (id === 'new')
    return (
      <Page title="A text to many" tab="Outreach">
        <OutreachForm segment={filterOf(query.get('show'))} />
      </Page>
    );
  return (
    <RecordPage<OutreachItem> key={id} resource="outreaches" what="text to many">
      {(outreach) => <Shown outreach={outreach} />}
    </RecordPage>
  );
}

function filterOf(json: string | null): Record<string, unknown> {
  try {
    return JSON.parse(json ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}

function Shown({ outreach }: { outreach: OutreachItem }) {
  const [changing, setChanging] = useState(false);
  const [words, tone] = stateOf(outreach);
  const { title, kind, filter, report, askedByName, askedAt, approvedByName, approvedAt, endedByName, endedAt } = outreach;
  if (changing)
    return (
      <Page title={<Said>{title}</Said>} tab="Outreach" lead="A change makes it a draft again, and you one of its authors.">
        <OutreachForm outreach={outreach} segment={filter} onDone={() => setChanging(false)} />
      </Page>
    );
  return (
    <Page
      title={<Said>{title}</Said>}
      tab="Outreach"
      lead={<Mark tone={tone}>{words}</Mark>}
      actions={<OutreachActions outreach={outreach} onChange={() => setChanging(true)} />}
    >
      <div className="panels">
        <Panel title="What it says">
          <ul className="outreach-words">
            {OUTREACH_LANGUAGES.filter((language) => outreach.words[language]).map((language) => (
              <li key={language}>
                <span className="soft">{languageWords(language)}</span>
                <p className="outreach-text">
                  <Said>{outreach.words[language] ?? ''}</Said>
                </p>
              </li>
            ))}
          </ul>
          {kind === 'news' && <p className="soft">How to opt out is added to each.</p>}
        </Panel>
        {report ? <ReportPanel report={report} state={outreach.state} /> : <PreviewPanel draft={outreach} />}
        <Panel title="Whom, and who decided">
          <DescriptionList
            of={[
              ['Kind', kind === 'news' ? 'News, to whoever agreed to news' : 'Notice, to whoever uses the service'],
              [
                'Segment',
                <Link key="segment" to={listLink('users', filter)}>
                  {segmentWords(filter)}
                </Link>,
              ],
              ['Written by', <By key="by" name={outreach.authorName} at={outreach.madeAt} />],
              ...(askedAt ? ([['Asked by', <By key="asked" name={askedByName} at={askedAt} />]] as const) : []),
              ...(approvedAt ? ([['Consented by', <By key="approved" name={approvedByName} at={approvedAt} />]] as const) : []),
              ...(endedAt
                ? ([[endedByName ? 'Stopped by' : 'Done', <By key="ended" name={endedByName ?? ''} at={endedAt} />]] as const)
                : []),
            ]}
          />
        </Panel>
      </div>
    </Page>
  );
}

const By = ({ name, at }: { name: string | null; at: string }) => (
  <>
    {name !== '' && (
      <>
        <Said>{name ?? 'a colleague'}</Said>,{' '}
      </>
    )}
    <DateTime at={at} within={name !== ''} />
  </>
);
