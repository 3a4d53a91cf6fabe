import { Badge } from '../../components/badge';
import { Bar } from '../../components/bar';
import { Card } from '../../components/card';

const NEUTRALS = ['ground', 'paper', 'raised', 'line', 'edge', 'track', 'faint', 'soft', 'ink'];
const MEANINGS = ['accent', 'accent-strong', 'accent-soft', 'danger', 'danger-strong', 'danger-soft', 'focus'];
const NUTRIENTS = ['calories', 'protein', 'carbs', 'fat', 'sugar', 'carbs-over', 'fat-over', 'sugar-over'];
const SHARES = [0, 0.4, 1, 1.3];

export function ColorsAndType() {
  return (
    <>
      <Card title="Colours">
        {[NEUTRALS, MEANINGS, NUTRIENTS].map((names) => (
          <ul key={names[0]} className="mb-4 flex flex-wrap gap-3">
            {names.map((name) => (
              <li key={name} className="w-24 text-sm">
                <span className="block h-12 rounded-xl border border-line" style={{ background: `var(--${name})` }} />
                {name}
              </li>
            ))}
          </ul>
        ))}
      </Card>
      <Card title="Type">
        <p className="text-4xl font-semibold">
          1,240 <span className="text-base font-normal text-soft">kcal left</span>
        </p>
        <p className="text-2xl font-semibold">Heading of a page</p>
        <p className="text-lg font-semibold">Heading of a card</p>
        <p>Text. Figures stand under each other:</p>
        <p className="figures">111 · 888</p>
        <p className="text-sm text-soft">Small and soft: hints, times, units.</p>
      </Card>
      <Card title="Bars and badges">
        <div className="grid gap-4 sm:grid-cols-2">
          {SHARES.map((share) => (
            <Bar key={share} label={`${share * 100} %`} share={share} color="var(--protein)" />
          ))}
        </div>
        <div className="mt-4 flex flex-wrap gap-2">
          <Badge>Plain</Badge>
          <Badge color="var(--carbs)">With a dot</Badge>
        </div>
      </Card>
    </>
  );
}
