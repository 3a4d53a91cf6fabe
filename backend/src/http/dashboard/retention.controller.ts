import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { KeptForDays } from '../../contract/index.js';
import { World } from '../../usecases/world.js';
import { Public } from '../access.js';

@ApiTags('Status')
@Controller('api/retention')
@Public()
export class RetentionController {
  constructor(private readonly world: World) {}

  @Get()
  @ApiOperation({ summary: 'For how long what is kept, as the privacy policy tells it' })
  @ApiResponse({ status: 200, type: KeptForDays })
  days(): KeptForDays {
    return { ...this.world.rules.retention };
  }
}
