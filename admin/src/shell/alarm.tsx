import { FormControlLabel, Switch } from '@mui/material';
import { useEffect, useState } from 'react';
import { makeAlarmClock } from './alarm-clock';
import { useAttention } from './attention';
import { nobodysDanger } from './nobodys-danger';
import { soundAlarm } from './sound-alarm';
import { useAlarmOn } from './use-alarm-on';

/** Sounds when somebody in danger is new and nobody's case, and again each minute until somebody has them; says so beside the page, too, where the browser may. */
export function Alarm() {
  const { on } = useAlarmOn();
  const attention = useAttention();
  const [clock] = useState(() => makeAlarmClock(ring));
  const ids = nobodysDanger(attention?.safety ?? []).join(' ');
  useEffect(() => clock.look(ids.split(' ').filter(Boolean), on), [clock, ids, on]);
  useEffect(() => clock.stop, [clock]);
  return null;
}

/** Nothing of the person leaves the page: what a browser shows beside it stays on locked screens. */
function ring(): void {
  soundAlarm();
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const shown = new Notification('Somebody may be in danger', {
    body: 'Nobody has the case yet.',
    tag: 'mealtext-safety',
    requireInteraction: true,
  });
  shown.onclick = () => window.focus();
}

/** Switches the alarm, and lets it be heard when it is switched on: that is also how a browser comes to allow it. */
export function AlarmSwitch() {
  const { on, choose } = useAlarmOn();
  const change = (next: boolean) => {
    choose(next);
    if (!next) return;
    soundAlarm();
    if ('Notification' in window && Notification.permission === 'default') void Notification.requestPermission();
  };
  return <FormControlLabel control={<Switch checked={on} onChange={(_, next) => change(next)} />} label="Safety alarm" />;
}
