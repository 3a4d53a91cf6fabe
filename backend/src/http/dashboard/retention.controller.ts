import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { KeptForDays } from '../../contract/index.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { Public } from '../access.js';

@ApiTags('Status')
@Controller('api/retention')
@Public()
export class RetentionController {
  constructor(private readonly deps: Dependencies) {}

  @Get()
  @ApiOperation({ summary: 'For how long what is kept, as the privacy policy tells it' })
  @ApiResponse({ status: 200, type: KeptForDays })
  days(): KeptForDays {
    return { ...this.deps.rules.retention };
  }
}
