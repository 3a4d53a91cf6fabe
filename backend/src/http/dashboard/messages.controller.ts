import { BadRequestException, Body, Controller, Get, Headers, Post } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { randomUUID } from 'node:crypto';
import { Message, MessageSent, Problem, SendMessage, SendPicture } from '../../contract/index.js';
import type { Account } from '../../ports/storage/people/accounts.js';
import { sendMessage, type SentFromScreen } from '../../usecases/send-message.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { CallerAccount } from '../access.js';
import { LimitCalls } from '../guards/limit.guard.js';
import { pictureOf } from '../picture-of.js';
import { presentMessage, presentSent } from '../presenters/message.js';
import { refusal } from '../refusal.js';

const SHOWN = 200;

@ApiTags('Messages')
@ApiResponse({ status: 401, type: Problem })
@ApiResponse({ status: 404, type: Problem })
@Controller('api/users/:id/messages')
export class MessagesController {
  constructor(private readonly deps: Dependencies) {}

  @Get()
  @ApiOperation({ summary: `The latest ${SHOWN} messages, oldest first` })
  @ApiResponse({ status: 200, type: [Message] })
  async list(@CallerAccount() account: Account): Promise<Message[]> {
    return (await this.deps.diary.messages(account.id, SHOWN)).map((row) => presentMessage(account, row));
  }

  @Post()
  @LimitCalls('message', 60, 60)
  @ApiOperation({ summary: 'Text the bot; answered in the same request where the reader is quick' })
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'The same key is the same message' })
  @ApiResponse({ status: 201, type: MessageSent })
  @ApiResponse({ status: 400, type: Problem })
  @ApiResponse({ status: 403, type: Problem })
  async send(
    @Body() body: SendMessage,
    @CallerAccount() account: Account,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<MessageSent> {
    const writtenAt = body.writtenAt === undefined ? null : new Date(body.writtenAt);
    return this.sent(account, { content: body.content, key: usable(key), writtenAt });
  }

  @Post('picture')
  @LimitCalls('picture', 20, 60)
  @ApiOperation({ summary: 'Show the bot a photo of a meal or of a nutrition label; what it makes of it counts once it is confirmed' })
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'The same key is the same message' })
  @ApiResponse({ status: 201, type: MessageSent })
  @ApiResponse({ status: 400, type: Problem, description: 'It is no picture that can be opened' })
  @ApiResponse({ status: 403, type: Problem })
  @ApiResponse({ status: 413, type: Problem })
  async sendPicture(
    @Body() body: SendPicture,
    @CallerAccount() account: Account,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<MessageSent> {
    return this.sent(account, { content: body.content ?? '', key: usable(key), picture: pictureOf(body.picture) });
  }

  private async sent(account: Account, what: SentFromScreen): Promise<MessageSent> {
    const sent = await sendMessage(this.deps, { userId: account.id, phone: account.phone, source: 'dashboard' }, what);
    if (sent.limited) throw refusal('Message limit reached', account.plan);
    return presentSent(account, what.content, sent);
  }
}

function usable(key: string | undefined): string {
  if (key !== undefined && !/^[\x21-\x7e]{1,100}$/.test(key))
    throw new BadRequestException('Idempotency-Key must be 1 to 100 letters and digits.');
  return key ?? randomUUID();
}
