import type { SearchHit, SearchResult } from '@mealtext/backend/contract';
import { Link } from 'react-router-dom';
import { count } from '../../components/format';
import { DateTime } from '../../components/date-time';
import { Said } from '../../components/said';

const hitLink = ({ kind, conversationId, id }: SearchHit): string =>
  kind === 'text' ? `/conversations/${conversationId}#${id}` : `/conversations/${conversationId}`;

/** What was found, the latest first; each leads to its place in the conversation. */
export const SearchHits = ({ result: { hits, more } }: { result: SearchResult }) => (
  <section className="panel list-panel" aria-label="What was found">
    <div className="list-scroll">
      <table className="list">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Whose</th>
            <th scope="col">What</th>
          </tr>
        </thead>
        <tbody>
          {hits.map((hit) => (
            <tr key={hit.id} className="leads">
              <td data-label="When">
                <Link className="row-link" to={hitLink(hit)}>
                  <DateTime at={hit.at} />
                </Link>
              </td>
              <td data-label="Whose">
                {hit.name ? <Said>{hit.name}</Said> : <span className="soft">Stranger</span>}
                {hit.kind === 'note' && <span className="soft"> – note of staff</span>}
              </td>
              <td data-label="What">
                <bdi className="said" dir="auto">
                  {hit.excerpt.map(({ words, hit: found }, index) => (
                    <span key={index}>
                      {index > 0 && ' '}
                      {found ? <mark>{words}</mark> : words}
                    </span>
                  ))}
                </bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    {more && <p className="search-more soft">There are more than {count(hits.length)}: search for more words, or in a shorter time.</p>}
  </section>
);
