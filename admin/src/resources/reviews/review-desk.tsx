import type { ReviewCard } from '@mealtext/backend/contract';
import type { ReviewVerdict } from '@mealtext/backend/domain';
import { Alert, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { count } from '../../components/format';
import { languageWords } from '../../components/choices';
import { ItemTable } from '../../components/item-table';
import { Failed, Nothing, Waiting } from '../../components/notices';
import { Page } from '../../components/page';
import { Said } from '../../components/said';
import { useKeys } from '../../keys/keys';
import { useReviewDesk } from './use-review-desk';

const VERDICTS: readonly (readonly [verdict: ReviewVerdict, label: string, key: string])[] = [
  ['right', 'Right', '1'],
  ['wrong-food', 'Wrong food', '2'],
  ['wrong-amount', 'Wrong amount', '3'],
  ['should-have-asked', 'Should have asked', '4'],
];

/** Readings drawn by lot, one at a time, and four answers to each. */
export function ReviewDesk() {
  const desk = useReviewDesk();
  const { card, left, error, wrong, busy, judge, skip, back, retry } = desk;
  useKeys('This card', [
    ...VERDICTS.map(([verdict, words, keys]) => ({ keys, words, act: () => judge(verdict) })),
    { keys: 's', words: 'Skip', act: skip },
    { keys: 'z', words: 'Back to the last one', act: () => back?.() },
  ]);
  return (
    <Page
      title="Review"
      tab="Review"
      lead={
        <>
          Meals of the days before that were logged without a question, drawn by lot. Would the user have meant this? What comes of it
          stands under <Link to="/quality">Quality</Link>.
        </>
      }
      actions={
        <>
          {card && <span className="soft figures">{count(left)} left</span>}
          {back && <Button onClick={back}>Back to the last one</Button>}
        </>
      }
    >
      {error ? (
        <Failed error={error} retry={retry} />
      ) : card === undefined ? (
        <Waiting lines={6} />
      ) : card === null ? (
        <Nothing title={left ? 'You skipped all that is left' : 'Everything is judged'}>
          {left ? 'Open the page anew to see them again.' : 'The next readings are drawn tonight.'}
        </Nothing>
      ) : (
        <section className="panel review-card" aria-label="Text to judge">
          <CardBody card={card} />
          {wrong && <Alert severity="error">{wrong}</Alert>}
          <div className="actions">
            {VERDICTS.map(([verdict, label, key]) => (
              <Button key={verdict} variant="outlined" disabled={busy} onClick={() => judge(verdict)}>
                {label}
                <kbd aria-hidden>{key}</kbd>
              </Button>
            ))}
            <Button disabled={busy} onClick={skip}>
              Skip
              <kbd aria-hidden>s</kbd>
            </Button>
          </div>
        </section>
      )}
    </Page>
  );
}

function CardBody({ card: { text, localTime, language, meals, reply } }: { card: ReviewCard }) {
  return (
    <>
      <div>
        <p className="soft">
          They texted at {localTime}
          {language !== 'en' && `, in ${languageWords(language)}`}
        </p>
        <div className="review-text">
          <Said block>{text}</Said>
        </div>
      </div>
      {meals.map(({ mealType, items }, index) => (
        <div key={index}>
          <p className="soft">{mealType ? `Logged as ${mealType}` : 'Logged'}</p>
          <ItemTable items={items} />
        </div>
      ))}
      {reply && (
        <div>
          <p className="soft">We answered</p>
          <Said block>{reply}</Said>
        </div>
      )}
    </>
  );
}
