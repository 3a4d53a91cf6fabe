import { Slider } from '../../components/slider';
import { SwitchRow } from '../../components/switch-row';
import { showNumber } from '../../lib/format';
import type { GoalSlider } from './goal-choices';

interface Props {
  slider: GoalSlider;
  on: boolean;
  value: number;
  onChange: (part: { on?: boolean; value?: number }) => void;
}

/** One goal: a switch, and its slider while it is on. */
export function GoalRow({ slider, on, value, onChange }: Props) {
  const { label, unit, min, max, step } = slider;
  return (
    <div>
      <SwitchRow label={label} checked={on} onChange={(next) => onChange({ on: next })}>
        {on && (
          <output className="figures text-lg font-semibold">
            {showNumber(value)} <span className="text-sm font-normal text-soft">{unit}</span>
          </output>
        )}
      </SwitchRow>
      {on && (
        <div className="pb-3">
          <Slider
            label={label}
            shown={`${showNumber(value)} ${unit}`}
            {...{ value, min, max, step }}
            onChange={(next) => onChange({ value: next })}
          />
        </div>
      )}
    </div>
  );
}
