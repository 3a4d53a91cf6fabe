import { SwitchRow } from '../../components/switch-row';

interface Props {
  label: string;
  disabled: boolean;
  on: boolean;
  onSwitch: (on: boolean) => void;
  /** HH:MM */
  time: string;
  onTime: (time: string) => void;
}

/** One reminder: a switch, and its time while it is on. */
export function ReminderRow({ label, disabled, on, onSwitch, time, onTime }: Props) {
  return (
    <SwitchRow label={label} checked={on} disabled={disabled} onChange={onSwitch}>
      {on && (
        <input
          type="time"
          aria-label={`${label} time`}
          disabled={disabled}
          value={time}
          onChange={({ target }) => onTime(target.value)}
          className="figures min-h-11 rounded-xl border border-edge bg-paper px-3 text-base disabled:bg-track disabled:text-faint"
        />
      )}
    </SwitchRow>
  );
}
