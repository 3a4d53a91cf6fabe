import type { CorrectGoals, StaffGoalsRow } from '@mealtext/backend/contract';
import { GOAL_BOUNDS } from '@mealtext/backend/domain';
import { AskButton } from '../../components/ask-button';
import { REASON } from '../../components/form-dialog';
import { NUTRIENTS } from '../../components/nutrients';
import { useAppContext } from '../../session/app-context';

/** Goals as the user wants them; what is left as it was is not sent, and what is emptied is no goal. */
export function ChangeGoalsButton({ goals }: { goals: StaffGoalsRow }) {
  const { api } = useAppContext();
  return (
    <AskButton
      label="Change goals"
      title={`Change the goals of ${goals.name}`}
      needs="correct"
      lead="They count from now on, as if the user had set them. An empty one is no goal."
      fields={[
        ...NUTRIENTS.map(([name, label, unit]) => ({
          name,
          label: `${label}, ${unit} a day`,
          kind: 'number' as const,
          initial: goals[name] === null ? '' : String(goals[name]),
          optional: true,
          help: `${GOAL_BOUNDS[name][0]} to ${GOAL_BOUNDS[name][1]}`,
        })),
        REASON,
      ]}
      submit="Save the goals"
      done="Goals saved"
      onSubmit={({ reason = '', ...values }) => {
        const body: CorrectGoals = { reason };
        for (const [name] of NUTRIENTS) {
          const wanted = values[name] ? Number(values[name]) : null;
          if (wanted !== goals[name]) body[`${name}Goal`] = wanted;
        }
        return api.call('PUT', `goals/${goals.id}`, body);
      }}
    />
  );
}
