/**
 * Keeps two workers from handling texts of one conversation at once, on one process or several.
 * Promises: `run` does the work alone, or says 'busy' without waiting. The lock ends some seconds after the process that holds it.
 * It serves order and thrift; correctness rests on the version check of a commit.
 */
export abstract class ConversationLock {
  abstract run<T>(conversationId: string, work: () => Promise<T>): Promise<T | 'busy'>;
}
