/** A text of somebody who left, which the provider still holds. */
export interface ProviderErasure {
  providerId: string;
  hasMedia: boolean;
  attempts: number;
}

/** What a provider has yet to be told to forget. Rows come with the deletion of an account, in its own transaction. */
export abstract class ProviderErasures {
  abstract due(now: Date, limit: number): Promise<ProviderErasure[]>;
  abstract done(providerId: string): Promise<void>;
  abstract failed(providerId: string, nextTry: Date, reason: string): Promise<void>;
}
