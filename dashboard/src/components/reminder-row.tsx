import { SwitchRow } from './switch-row';
import { sayCommon } from '../lib/say-common';

interface Props {
  label: string;
  hint?: string;
  on: boolean;
  /** HH:MM */
  time: string;
  disabled: boolean;
  /** Whether the time is away while the switch is off, or only waits for it. */
  timeWhenOff: 'hidden' | 'disabled';
  onSwitch: (on: boolean) => void;
  onTime: (time: string) => void;
}

/** A reminder's switch and its time. */
export const ReminderRow = ({ label, hint, on, time, disabled, timeWhenOff, onSwitch, onTime }: Props) => (
  <SwitchRow label={label} hint={hint} checked={on} disabled={disabled} onChange={onSwitch}>
    {(on || timeWhenOff === 'disabled') && (
      <input
        type="time"
        aria-label={sayCommon('timeOf', { label })}
        value={time}
        disabled={disabled || !on}
        onChange={(event) => onTime(event.target.value)}
        className="figures min-h-11 rounded-xl border border-edge bg-paper px-3 text-base disabled:bg-track disabled:text-faint"
      />
    )}
  </SwitchRow>
);
