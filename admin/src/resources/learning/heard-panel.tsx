import type { LearningItem } from '@mealtext/backend/contract';
import { Mark } from '../../components/mark';
import { Panel } from '../../components/panel';
import { Said } from '../../components/said';

const two = new Intl.NumberFormat(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** How the engine hears it today: what each word may be, which sentences fit, and what nothing explains. */
export function HeardPanel({ item: { about, chart, frames, left, said } }: { item: LearningItem }) {
  if (!said) return null;
  return (
    <Panel title="How it is heard today">
      {about === 'sentence' && (
        <p>
          {left.length ? (
            <>
              Nothing explains <span className="strong">{left.join(', ')}</span>.
            </>
          ) : (
            'Every word is explained.'
          )}
        </p>
      )}
      {frames.length > 0 ? (
        <div className="list-scroll">
          <table className="list">
            <thead>
              <tr>
                <th scope="col">It could mean</th>
                <th scope="col">By the sentence</th>
                <th scope="col">Of the words</th>
                <th scope="col" className="end">
                  Cost
                </th>
              </tr>
            </thead>
            <tbody>
              {frames.map(({ act, sentence, words, cost, taken }, index) => (
                <tr key={index}>
                  <td>
                    {act} {taken && <Mark tone="good">taken</Mark>}
                  </td>
                  <td data-label="By the sentence" className="code">
                    {sentence}
                  </td>
                  <td data-label="Of the words">
                    <Said>{words}</Said>
                  </td>
                  <td data-label="Cost" className="end figures">
                    {two.format(cost)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className="soft">No sentence fits, so that it is read as food.</p>
      )}
      <details>
        <summary>What each word may be</summary>
        <dl className="facts">
          {chart.map(({ word, spans }, index) => (
            <div key={index}>
              <dt>
                <Said>{word}</Said>
              </dt>
              <dd>{spans.join(', ') || <span className="soft">nothing known</span>}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Panel>
  );
}
