import { TEMPLATES } from './account.js';
import { Refusal } from './refusal.js';

/** What a message says: its own body, or that of a template with its variables filled in, and the quick replies under it. */
export function contentOf(form: Record<string, string>): { body: string; quickReplies: string[] } {
  const { Body = '', ContentSid, ContentVariables } = form;
  if (ContentSid === undefined) {
    if (ContentVariables !== undefined) throw new Refusal(400, 21654, 'ContentSid Required');
    return { body: Body, quickReplies: [] };
  }
  const replies = TEMPLATES.indexOf(ContentSid) + 2;
  if (replies < 2) throw new Refusal(400, 21655, 'ContentSid is invalid');
  const filled = variables(ContentVariables);
  const values = Array.from({ length: replies + 1 }, (_, at) => filled[String(at + 1)]);
  if (Object.keys(filled).length !== values.length || !values.every((value) => typeof value === 'string' && value !== ''))
    throw new Refusal(400, 21656, 'The ContentVariables parameter is invalid');
  const [body, ...quickReplies] = values as string[];
  return { body: body!, quickReplies };
}

function variables(text = '{}'): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new Refusal(400, 21656, 'The ContentVariables parameter is invalid');
  }
}
