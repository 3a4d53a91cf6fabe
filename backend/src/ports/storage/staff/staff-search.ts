export interface SearchRequest {
  words: string;
  kinds: readonly ('text' | 'note')[];
  from: Date;
  to: Date;
}

export interface Found {
  id: string;
  kind: 'text' | 'note';
  conversationId: string;
  userId: string | null;
  name: string | null;
  at: Date;
  /** All of it: whoever asks shows no more than is needed. */
  body: string;
}

/** Full-text search over what users texted and what staff noted. Promises: reads only, by an index. */
export abstract class StaffSearch {
  /** The latest first, `most` at most. Null: there is no word to search for. */
  abstract find(request: SearchRequest, most: number): Promise<Found[] | null>;
}
