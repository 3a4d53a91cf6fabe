import { ApiProperty } from '@nestjs/swagger';

/** One place where the user is signed in. */
export class OpenSession {
  @ApiProperty({ description: 'Names the session; it opens nothing' }) id: string;
  @ApiProperty({ type: String, nullable: true, example: 'Safari on iPhone', description: 'null: the browser did not say' })
  device: string | null;
  @ApiProperty({ description: 'When it was signed in, as an instant' }) createdAt: string;
  @ApiProperty({ description: 'When it was last used, to the minute' }) lastSeenAt: string;
  @ApiProperty({ description: 'That local day: YYYY-MM-DD' }) lastSeenDate: string;
  @ApiProperty({ description: 'HH:MM in the user’s zone' }) lastSeenTime: string;
  @ApiProperty({ description: 'Whether it is the one that asks' }) current: boolean;
}
