import { applyDecorators, Controller } from '@nestjs/common';
import { ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Problem } from '../../contract/index.js';

/** Words for the id in a path. */
export const OfId = (what: string) => ApiParam({ name: 'id', description: `Id of ${what}` });

/** A controller of the console, with what any of its routes may answer. */
export const ConsoleController = (path: string) =>
  applyDecorators(
    ApiTags('Console'),
    ApiResponse({ status: 400, type: Problem }),
    ApiResponse({ status: 401, type: Problem }),
    ApiResponse({ status: 403, type: Problem }),
    ApiResponse({ status: 404, type: Problem }),
    ApiResponse({ status: 409, type: Problem }),
    Controller(`api/staff${path}`),
  );
