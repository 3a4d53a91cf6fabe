import { Controller, Get, Header, NotFoundException, Req } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Problem, Product } from '../../contract/index.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { Public } from '../access.js';
import { contactCard } from '../contact-card.js';
import { OwnNumber } from '../own-number.js';
import { SessionCookie } from '../session-cookie.js';

@ApiTags('Status')
@Controller('api/product')
@Public()
export class ProductController {
  constructor(
    private readonly own: OwnNumber,
    private readonly deps: Dependencies,
    private readonly cookie: SessionCookie,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'The number to text (of several, that of who is signed in), where links in texts lead, and whether photos are looked at',
  })
  @ApiResponse({ status: 200, type: Product })
  async read(@Req() request: Request): Promise<Product> {
    return { phoneNumber: await this.numberFor(request), linkOrigin: this.own.linkOrigin, photos: this.deps.eyes !== null };
  }

  @Get('contact')
  @Header('Content-Type', 'text/vcard; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="Mealtext.vcf"')
  @ApiOperation({ summary: 'The number to text as a contact card' })
  @ApiProduces('text/vcard')
  @ApiResponse({ status: 200, schema: { type: 'string' } })
  @ApiResponse({ status: 404, type: Problem, description: 'The number is not known' })
  async contact(@Req() request: Request): Promise<string> {
    const phoneNumber = await this.numberFor(request);
    if (phoneNumber === null) throw new NotFoundException('The number to text is not known here.');
    return contactCard('Mealtext', phoneNumber, this.own.linkOrigin);
  }

  /** Whoever is signed in texts the number that texts them; everybody else the first of ours. */
  private async numberFor(request: Request): Promise<string | null> {
    const secret = this.own.several ? this.cookie.read(request) : null;
    const session = secret && (await this.deps.sessions.find(secret, this.deps.clock.now()));
    return (session && session.userId && (await this.deps.outbox.numberFor(session.userId))) || this.own.phoneNumber;
  }
}
