import type { TextSource } from '../domain/text-source.js';
import { handleMail, type MailDependencies } from './handle-mail.js';
import type { PictureToSee } from '../ports/reading/picture-reader.js';
import type { AnswerText } from '../ports/storage/texts/store.js';
import type { Dependencies } from './dependencies.js';

/** How long a text waits for a slow reader: on a screen its answer comes as a live event after that; an assistant has to ask again. */
const PATIENCE_MS = { dashboard: 4000, assistant: 10_000 };
const STEP_MS = 50;
const LONGEST_WAIT_MS = 24 * 3600 * 1000;

export interface ScreenMessage {
  id: string;
  receivedAt: Date;
  /** False while the answer is still to come, as a live event. */
  handled: boolean;
  /** It was over the plan's daily limit and not acted on. */
  limited: boolean;
  reply: AnswerText | null;
  hasPicture: boolean;
}

/** Who sends it, and from where. */
export interface Sender {
  userId: string;
  phone: string;
  source: Exclude<TextSource, 'sms'>;
}

export interface SentFromScreen {
  content: string;
  key: string;
  writtenAt?: Date | null;
  picture?: PictureToSee | null;
}

/**
 * A text from a screen or an assistant: kept, handled in place and answered. `key` makes a repeated request the same text; `writtenAt`: when it was written, where it had to wait.
 */
export async function sendMessage(
  deps: MailDependencies & Pick<Dependencies, 'queue'>,
  from: Sender,
  { content, key, writtenAt = null, picture = null }: SentFromScreen,
): Promise<ScreenMessage> {
  const { store, clock, queue, log, eyes } = deps;
  const receivedAt = ofItsOwnTime(writtenAt, clock.now());
  const { textId, conversationId } = await store.accept({
    providerId: `${from.source}:${from.userId}:${key}`,
    source: from.source,
    phone: from.phone,
    body: content,
    media: { count: picture ? 1 : 0, type: picture?.type ?? null },
    ...(picture && eyes ? { picture } : {}),
    receivedAt,
  });
  const work = handleMail(deps, conversationId).catch(async (error: unknown) => {
    log.error('message not handled at once', error, { textId });
    await queue.ringMail(conversationId);
  });
  const patience = PATIENCE_MS[from.source];
  const deadline = performance.now() + patience;
  await Promise.race([work, sleep(patience)]);
  let answer = await store.answerTo(conversationId, textId);
  // Somebody else was at this conversation and will come to this text.
  while (!answer.handled && performance.now() < deadline) {
    await sleep(STEP_MS);
    answer = await store.answerTo(conversationId, textId);
  }
  return { id: textId, receivedAt, ...answer, hasPicture: picture !== null };
}

/** A text that waited for a network is about the moment at which it was written; a time that cannot be right is none. */
const ofItsOwnTime = (writtenAt: Date | null, now: Date): Date =>
  writtenAt && writtenAt <= now && now.getTime() - writtenAt.getTime() < LONGEST_WAIT_MS ? writtenAt : now;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());
