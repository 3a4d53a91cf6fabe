import type { Dependencies } from '../dependencies.js';
import { type AssistantDoor } from './assistant-door.js';
import { answerAt, type Authorization } from './read-authorization.js';

/** Where the user's browser goes with their answer. */
export async function decideAuthorization(
  { assistants, clock }: Pick<Dependencies, 'assistants' | 'clock'>,
  door: AssistantDoor,
  userId: string,
  asked: Authorization,
  allow: boolean,
): Promise<string> {
  if (!allow) return answerAt(asked, door, { error: 'access_denied' });
  const { client, scope, redirectUri, challenge } = asked;
  const code = await assistants.allow({ userId, client, scope, resource: door.resource, redirectUri, challenge }, clock.now());
  return answerAt(asked, door, { code });
}
