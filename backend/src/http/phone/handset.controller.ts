import { BadRequestException, Body, Controller, Get, HttpCode, type MessageEvent, Param, Post, Sse } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { randomUUID } from 'node:crypto';
import { debounceTime, from, Observable, startWith, switchMap } from 'rxjs';
import {
  type HandsetPhone,
  type HandsetText,
  type HandsetThread,
  SendFromHandset,
  SendPictureFromHandset,
} from '../../contract/handset.js';
import { Handset } from '../../ports/texts/handset.js';
import type { PictureToSee } from '../../ports/reading/picture-reader.js';
import { acceptText } from '../../usecases/accept-text.js';
import { handsetThread } from '../../usecases/handset-thread.js';
import { phoneNumber } from '../../usecases/phone-number.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { Public } from '../access.js';
import { pictureOf } from '../picture-of.js';
import { LOCAL_NUMBER } from '../own-number.js';
import { presentText, presentThread } from '../presenters/handset.js';

const PHONES = 20;
/** Changes that come together are shown together. */
const TOGETHER_MS = 30;

/** The other end of the local text gateway; only there while that is in use. */
@Controller('phone/api')
@Public()
@ApiExcludeController()
export class HandsetController {
  constructor(
    private readonly deps: Dependencies,
    private readonly handset: Handset,
  ) {}

  @Get('phones')
  phones(): Promise<HandsetPhone[]> {
    return this.handset.phones(PHONES);
  }

  @Get('threads/:phone')
  async thread(@Param('phone') written: string): Promise<HandsetThread> {
    return presentThread(await handsetThread(this.deps, this.handset, usable(written)));
  }

  @Post('texts')
  @HttpCode(202)
  async send(@Body() { from: written, body }: SendFromHandset): Promise<HandsetText> {
    return this.take(usable(written), body);
  }

  @Post('pictures')
  @HttpCode(202)
  async sendPicture(@Body() { from: written, body, picture }: SendPictureFromHandset): Promise<HandsetText> {
    return this.take(usable(written), body, pictureOf(picture));
  }

  private async take(phone: string, body: string, picture?: PictureToSee): Promise<HandsetText> {
    const { textId } = await acceptText(this.deps, {
      providerId: `handset-${randomUUID()}`,
      from: phone,
      to: LOCAL_NUMBER,
      body,
      media: { count: picture ? 1 : 0, type: picture?.type ?? null },
      ...(picture ? { picture } : {}),
    });
    const [at, hasPicture] = [this.deps.clock.now(), picture !== undefined];
    return presentText({ id: textId, from: 'phone', body, hasPicture, at, segments: 0, state: 'received', isCode: false });
  }

  @Sse('threads/:phone/events')
  events(@Param('phone') written: string): Observable<MessageEvent> {
    const phone = usable(written);
    const changes = new Observable<void>((stream) => this.handset.watch(phone, () => stream.next()));
    return changes.pipe(
      debounceTime(TOGETHER_MS),
      startWith(undefined),
      switchMap(() => from(handsetThread(this.deps, this.handset, phone))),
      switchMap((view) => [{ type: 'thread', data: presentThread(view) }]),
    );
  }
}

function usable(written: string): string {
  const phone = phoneNumber(written);
  if (!phone) throw new BadRequestException('That is no mobile number of the US or Canada.');
  return phone;
}
