import type { SafetyFlag } from '@mealtext/backend/contract';
import { nobodysDanger } from './nobodys-danger';

const flag = (conversationId: string, more: Partial<SafetyFlag> = {}): SafetyFlag => ({
  ...{ conversationId, name: null, reason: 'crisis', grade: 'sure', urgency: 'now', since: '2026-03-01T02:00:00Z' },
  ...{ heldBy: null, assignedTo: null, ...more },
});

test('danger now or soon is heard, each person once; what is only to be looked at is not', () => {
  const flags = [
    flag('ada'),
    flag('ada', { reason: 'medical', urgency: 'soon' }),
    flag('ben', { urgency: 'soon' }),
    flag('cem', { urgency: 'today' }),
  ];
  expect(nobodysDanger(flags)).toEqual(['ada', 'ben']);
});

test('whoever somebody answers, or has as a case, is not nobody’s', () => {
  expect(nobodysDanger([flag('ada', { heldBy: 's1' }), flag('ben', { assignedTo: 's1' }), flag('cem')])).toEqual(['cem']);
  expect(nobodysDanger([])).toEqual([]);
});
