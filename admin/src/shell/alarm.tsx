import type { SafetyFlag } from '@mealtext/backend/contract';
import { FormControlLabel, Switch } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useAttention } from './attention';
import { soundAlarm } from './sound-alarm';
import { useAlarmOn } from './use-alarm-on';

const AGAIN_MS = 60_000;

/** In danger now or soon, and nobody answers or has taken the case. */
const isNobodys = ({ urgency, heldBy, assignedTo }: SafetyFlag): boolean =>
  (urgency === 'now' || urgency === 'soon') && heldBy === null && assignedTo === null;

/** Sounds when somebody in danger is new and nobody's case, and again each minute until somebody has them; says so beside the page, too, where the browser may. */
export function Alarm() {
  const { on } = useAlarmOn();
  const attention = useAttention();
  const known = useRef(new Set<string>());
  const ids = [...new Set(attention?.safety.filter(isNobodys).map(({ conversationId }) => conversationId))].sort().join(' ');
  useEffect(() => {
    const now = new Set(ids.split(' ').filter(Boolean));
    const isNew = [...now].some((id) => !known.current.has(id));
    known.current = now;
    if (!on || !now.size) return;
    if (isNew) ring();
    const timer = setInterval(ring, AGAIN_MS);
    return () => clearInterval(timer);
  }, [ids, on]);
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
