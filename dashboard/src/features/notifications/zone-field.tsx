import { Button } from '../../components/button';
import { SelectField } from '../../components/select-field';
import { browserZone } from '../../lib/browser-zone';
import { zoneOffset } from '../../lib/zone-offset';
import { offsetsWith, showOffset, showZone, zoneWith } from './offsets';
import type { Settings } from './settings';
import { say } from './say';

interface Props {
  settings: Settings;
  disabled: boolean;
  onChange: (part: Partial<Settings>) => void;
}

/** Where the times are told. An offset is chosen; the zone behind it follows the clock changes. */
export function ZoneField({ settings, disabled, onChange }: Props) {
  const here = browserZone();
  const choose = (timezoneOffset: number) => {
    const timezone = zoneWith(timezoneOffset, [here, settings.timezone]);
    onChange({ timezoneOffset, ...(timezone ? { timezone } : {}) });
  };
  const hereOffset = zoneOffset(here);
  return (
    <div className="flex flex-col gap-2">
      <SelectField
        label={say('timezone')}
        value={String(settings.timezoneOffset)}
        options={offsetsWith(settings.timezoneOffset).map((hours) => {
          const zone = zoneWith(hours, [settings.timezone, here]);
          return { value: String(hours), label: zone ? `${showOffset(hours)} ${showZone(zone)}` : showOffset(hours) };
        })}
        disabled={disabled}
        onChange={(value) => choose(Number(value))}
        hint={say('zoneHint')}
      />
      {hereOffset !== null && here !== settings.timezone && !disabled && (
        <Button look="plain" className="self-start" onClick={() => onChange({ timezone: here, timezoneOffset: hereOffset })}>
          {say('useDevice', { zone: showZone(here) })}
        </Button>
      )}
    </div>
  );
}
