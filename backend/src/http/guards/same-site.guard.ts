import { type CanActivate, type ExecutionContext, ForbiddenException, Injectable, UnsupportedMediaTypeException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { SIGNED } from '../access.js';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Addresses that count as our own. */
export abstract class OwnOrigins {
  abstract has(origin: string, host: string | undefined): boolean;
}

/**
 * Writes come from a script of our own pages: a custom header (which other sites cannot send without asking first), from
 * the same site by the browser's word, as JSON. The header's value proves nothing more and is not looked at.
 */
@Injectable()
export class SameSiteGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly origins: OwnOrigins,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (
      READS.includes(request.method) ||
      this.reflector.getAllAndOverride<boolean | undefined>(SIGNED, [context.getHandler(), context.getClass()])
    )
      return true;
    const token = request.get('x-csrf-token');
    if (!token?.trim() || token.length > 500)
      throw new ForbiddenException('This request must come from the app: the X-CSRF-Token header is missing.');
    const site = request.get('sec-fetch-site');
    const origin = request.get('origin');
    const foreign =
      (site !== undefined && site !== 'same-origin' && site !== 'none') ||
      (origin !== undefined && !this.origins.has(origin, request.get('host')));
    if (foreign) throw new ForbiddenException('This request came from another site.');
    if (hasBody(request) && !request.is('application/json')) throw new UnsupportedMediaTypeException('Send JSON.');
    return true;
  }
}

const hasBody = (request: Request): boolean =>
  request.get('transfer-encoding') !== undefined || Number(request.get('content-length') ?? 0) > 0;
