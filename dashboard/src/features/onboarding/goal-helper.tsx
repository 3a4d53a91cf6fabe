import type { InputHTMLAttributes } from 'react';
import { ChevronDown } from 'lucide-react';
import type { Suggestion } from '@mealtext/backend/domain';
import { Choice } from '../../components/choice';
import { TextField } from '../../components/field';
import { SelectField } from '../../components/select-field';
import { inUnits, type BodyFigures, type Units } from './body-figures';
import { WorkedOut } from './worked-out';
import { say } from './say';
import { spoken } from '../../lib/spoken';

const SEXES = { woman: 'woman', man: 'man', unsaid: 'notSaid' } as const;
const UNITS = { us: 'lbFt', metric: 'kgCm' } as const;
const DAYS = { sitting: 'sitting', 'on-foot': 'feet', physical: 'physical' } as const;
const AIMS = { lose: 'lose', 'lose-slowly': 'loseSlowly', keep: 'keep', gain: 'gain' } as const;

interface Props {
  figures: BodyFigures;
  onFigures: (figures: BodyFigures) => void;
  onUse: (goals: Suggestion['goals']) => void;
}

/** Goals from one's own figures, by a formula that is named; nothing has to be said. */
export function GoalHelper({ figures, onFigures, onUse }: Props) {
  const set = (part: Partial<BodyFigures>) => onFigures({ ...figures, ...part });
  const typed = (name: 'age' | 'feet' | 'inches' | 'cm' | 'weight') =>
    ({
      inputMode: 'decimal',
      autoComplete: 'off',
      value: figures[name],
      onChange: ({ target }) =>
        set({
          [name]: target.value
            .replace(',', '.')
            .replace(/[^\d.]/g, '')
            .slice(0, 5),
        }),
    }) satisfies InputHTMLAttributes<HTMLInputElement>;
  return (
    <details className="group rounded-2xl bg-paper px-4">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
        {say('workOut')}
        <ChevronDown size={18} aria-hidden="true" className="shrink-0 text-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 pb-4">
        <p className="text-sm text-soft">{say('workedOutHere')}</p>
        <Choice<BodyFigures['sex']>
          label={say('formulaFor')}
          value={figures.sex}
          options={spoken(SEXES, say)}
          onChange={(sex) => set({ sex })}
        />
        <Choice<Units>
          label={say('units')}
          value={figures.units}
          options={spoken(UNITS, say)}
          onChange={(units) => onFigures(inUnits(figures, units))}
        />
        <div className="grid grid-cols-3 gap-3">
          <TextField label={say('age')} {...typed('age')} />
          {figures.units === 'metric' ? (
            <TextField label={say('heightCm')} {...typed('cm')} />
          ) : (
            <div className="grid grid-cols-2 gap-1">
              <TextField label={say('feetUnit')} {...typed('feet')} />
              <TextField label={say('inches')} {...typed('inches')} />
            </div>
          )}
          <TextField label={figures.units === 'metric' ? say('weightKg') : say('weightLb')} {...typed('weight')} />
        </div>
        <SelectField
          label={say('yourDays')}
          value={figures.spent}
          options={spoken(DAYS, say)}
          onChange={(spent) => set({ spent: spent as BodyFigures['spent'] })}
        />
        <SelectField
          label={say('whatFor')}
          value={figures.aim}
          options={spoken(AIMS, say)}
          onChange={(aim) => set({ aim: aim as BodyFigures['aim'] })}
        />
        <WorkedOut figures={figures} onUse={onUse} />
      </div>
    </details>
  );
}
