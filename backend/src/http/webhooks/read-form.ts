import { BadRequestException, PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import type { Request } from 'express';

const MAX_BYTES = 128 * 1024;

/** The fields of a form post, every value of a repeated name. Read here, and not by a parser that gives brackets in names a meaning: signatures cover the names as they came. */
export async function readForm(request: Request): Promise<Map<string, string[]>> {
  if (!request.is('application/x-www-form-urlencoded')) throw new UnsupportedMediaTypeException('Send a form.');
  if (request.get('content-encoding')) throw new UnsupportedMediaTypeException('Send the form as it is.');
  const fields = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams((await readBody(request)).toString('utf8')))
    fields.set(name, [...(fields.get(name) ?? []), value]);
  return fields;
}

async function readBody(request: Request): Promise<Buffer> {
  if (Number(request.get('content-length') ?? 0) > MAX_BYTES) throw new PayloadTooLargeException('The request is too large.');
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request) {
      size += (chunk as Buffer).length;
      if (size > MAX_BYTES) break;
      chunks.push(chunk as Buffer);
    }
  } catch {
    throw new BadRequestException('The request broke off.');
  }
  if (size > MAX_BYTES) throw new PayloadTooLargeException('The request is too large.');
  return Buffer.concat(chunks);
}
