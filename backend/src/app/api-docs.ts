import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { completeDocument } from './complete-document.js';
import { release } from './release.js';

/** @param show.staff whether the console's own routes are in it */
export function apiDocument(app: INestApplication, show = { staff: true }): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Mealtext')
    .setDescription(
      'Text what you ate and how you trained, and know where you stand. Every call carries the session cookie; every write carries an X-CSRF-Token header.',
    )
    .setVersion(release.version)
    .addCookieAuth('mealtext_session', { type: 'apiKey', in: 'cookie' }, 'session')
    .build();
  const whole = completeDocument(SwaggerModule.createDocument(app, about), app);
  return show.staff ? whole : withoutStaff(whole);
}

/** Strangers need not know what the console can do. */
function withoutStaff(document: OpenAPIObject): OpenAPIObject {
  const paths = Object.fromEntries(Object.entries(document.paths).filter(([path]) => !path.startsWith('/api/staff')));
  const text = (what: unknown) => JSON.stringify(what);
  // Shapes that nothing names any more go too, and what only those named.
  const schemas = { ...document.components?.schemas };
  for (let gone = true; gone;) {
    gone = false;
    const named = text(paths) + text(schemas);
    for (const name of Object.keys(schemas)) {
      if (named.includes(`"#/components/schemas/${name}"`)) continue;
      delete schemas[name];
      gone = true;
    }
  }
  return { ...document, paths, components: { ...document.components, schemas } };
}

/** The documentation at /api/docs, its JSON at /api/docs-json. */
export function apiDocs(app: INestApplication, show: { staff: boolean }): void {
  SwaggerModule.setup('api/docs', app, () => apiDocument(app, show), { jsonDocumentUrl: 'api/docs-json' });
}
