import { useStore } from 'react-admin';

/** Whether this browser sounds an alarm while somebody in danger is nobody's case. */
export function useAlarmOn(): { on: boolean; choose: (on: boolean) => void } {
  const [on, choose] = useStore<boolean>('alarm.on', true);
  return { on, choose };
}
