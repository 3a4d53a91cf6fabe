import { SwitchRow } from '../../components/switch-row';

interface Props {
  label: string;
  hint?: string;
  on: boolean;
  /** HH:MM */
  time: string;
  disabled: boolean;
  onSwitch: (on: boolean) => void;
  onTime: (time: string) => void;
}

/** A reminder's switch and its time, which waits for the switch. */
export const ReminderRow = ({ label, hint, on, time, disabled, onSwitch, onTime }: Props) => (
  <SwitchRow label={label} hint={hint} checked={on} disabled={disabled} onChange={onSwitch}>
    <input
      type="time"
      aria-label={`${label} time`}
      value={time}
      disabled={disabled || !on}
      onChange={(event) => onTime(event.target.value)}
      className="figures min-h-11 rounded-xl border border-edge bg-paper px-3 text-base disabled:bg-track disabled:text-faint"
    />
  </SwitchRow>
);
