import { All, Controller, NotFoundException } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../access.js';

/** Whatever is not there answers as JSON, never with a page. Registered last. */
@Controller('api')
@Public()
@ApiExcludeController()
export class UnknownRouteController {
  @All('{*path}')
  unknown(): never {
    throw new NotFoundException('There is no such address.');
  }
}
