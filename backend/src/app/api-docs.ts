import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { completeDocument } from './complete-document.js';
import { release } from './release.js';

export function apiDocument(app: INestApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Mealtext')
    .setDescription(
      'Text what you ate and how you trained, and know where you stand. Every call carries the session cookie; every write carries an X-CSRF-Token header.',
    )
    .setVersion(release.version)
    .addCookieAuth('mealtext_session', { type: 'apiKey', in: 'cookie' }, 'session')
    .build();
  return completeDocument(SwaggerModule.createDocument(app, about), app);
}

/** The documentation at /api/docs, its JSON at /api/docs-json. */
export function apiDocs(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => apiDocument(app), { jsonDocumentUrl: 'api/docs-json' });
}
