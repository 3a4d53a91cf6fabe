import { Slider as Radix } from 'radix-ui';

interface Props {
  label: string;
  /** Spoken and shown: "2,000 kcal". */
  shown: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

export function Slider({ label, shown, value, min, max, step, onChange }: Props) {
  return (
    <Radix.Root
      className="relative flex h-11 w-full touch-none items-center select-none"
      value={[value]}
      min={min}
      max={max}
      step={step}
      onValueChange={([next]) => next !== undefined && onChange(next)}
    >
      <Radix.Track className="relative h-1.5 flex-1 rounded-full bg-track">
        <Radix.Range className="absolute h-full rounded-full bg-accent" />
      </Radix.Track>
      <Radix.Thumb
        aria-label={label}
        aria-valuetext={shown}
        className="block size-6 rounded-full border-2 border-accent bg-paper shadow-sm"
      />
    </Radix.Root>
  );
}
