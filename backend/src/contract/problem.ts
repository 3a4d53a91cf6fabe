import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** What every refused request answers with. */
export class Problem {
  @ApiProperty({ example: 400 }) statusCode: number;
  @ApiProperty({ description: 'What was wrong and what to do, in words for a person' }) message: string;
  @ApiPropertyOptional({ description: 'A fixed name of the refusal, such as "Message limit reached" or "Verification required"' })
  error?: string;
  @ApiPropertyOptional({ type: [String], description: 'Every field that was wrong' }) details?: string[];
  @ApiPropertyOptional({ enum: ['free', 'plus', 'pro'], description: 'The plan that refused' }) plan?: 'free' | 'plus' | 'pro';
  @ApiPropertyOptional({ description: 'Names this request in the logs' }) requestId?: string;
}

/** What takes a write back for 24 hours; only in the answer to one. */
export const ChangeId = () =>
  ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'Only in the answer to a change: what takes it back for 24 hours; null when nothing differs',
  });

/** The answer of a write that has nothing else to say. */
export class Done {
  @ApiProperty({ example: true }) ok: true;
  @ChangeId() changeId?: string | null;
}
