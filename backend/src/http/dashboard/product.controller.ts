import { Controller, Get, Header, NotFoundException } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Problem, Product } from '../../contract/index.js';
import { World } from '../../usecases/world.js';
import { Public } from '../access.js';
import { contactCard } from '../contact-card.js';
import { OwnNumber } from '../own-number.js';

@ApiTags('Status')
@Controller('api/product')
@Public()
export class ProductController {
  constructor(
    private readonly own: OwnNumber,
    private readonly world: World,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The number to text, where links in texts lead, and whether photos are looked at' })
  @ApiResponse({ status: 200, type: Product })
  read(): Product {
    const { phoneNumber, linkOrigin } = this.own;
    return { phoneNumber, linkOrigin, photos: this.world.eyes !== null };
  }

  @Get('contact')
  @Header('Content-Type', 'text/vcard; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="Mealtext.vcf"')
  @ApiOperation({ summary: 'The number to text as a contact card' })
  @ApiProduces('text/vcard')
  @ApiResponse({ status: 200, schema: { type: 'string' } })
  @ApiResponse({ status: 404, type: Problem, description: 'The number is not known' })
  contact(): string {
    const { phoneNumber, linkOrigin } = this.own;
    if (phoneNumber === null) throw new NotFoundException('The number to text is not known here.');
    return contactCard('Mealtext', phoneNumber, linkOrigin);
  }
}
