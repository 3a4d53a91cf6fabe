import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { TextOf } from './rules.js';

/** A program that the user let speak for them. */
export class ConnectedAssistant {
  @ApiProperty({ description: 'Names the connection; it opens nothing' }) id: string;
  @ApiProperty({ example: 'Claude', description: 'What it calls itself' }) name: string;
  @ApiProperty({ description: 'When it was let in, as an instant' }) createdAt: string;
  @ApiProperty({ type: String, nullable: true, description: 'Local day on which it was last used: YYYY-MM-DD; null: never' })
  lastSeenDate: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'HH:MM in the user’s zone; null: never' }) lastSeenTime: string | null;
}

/** What a program asked for, by the query that it opened our page with. */
export class AssistantQuery {
  @ApiProperty({ maxLength: 4000, description: 'The query of the page at /oauth/authorize, as it came' }) @TextOf(1, 4000) request: string;
}

/**
 * A program asks to be let in, or was refused already and waits to be told so: not before its user wants to go there, for anybody may register
 * an address.
 */
export class AssistantAsks {
  @ApiProperty({ example: 'Claude', description: 'What it calls itself' }) name: string;
  @ApiProperty({ example: 'claude.ai', description: 'Where the answer goes' }) host: string;
  @ApiProperty({ type: String, nullable: true, description: 'What tells it so, where its request is not in order; null: it asks' })
  redirectTo: string | null;
}

export class DecideAssistant extends AssistantQuery {
  @ApiProperty({ description: 'Whether it is let in' }) @IsBoolean() allow: boolean;
}

/** Where the browser goes with the answer. */
export class AssistantDecided {
  @ApiProperty() redirectTo: string;
}
