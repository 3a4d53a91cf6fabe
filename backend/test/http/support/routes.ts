import type { INestApplication } from '@nestjs/common';

/** One address of the running product, as its router knows it: parameters begin with a colon. */
export interface Route {
  method: string;
  path: string;
  /** Method and path, by which expectations are kept. */
  key: string;
}

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
}

/** Every route of a running product, read from its router; a route for every method is asked as a reading one. */
export function routesOf(app: INestApplication): Route[] {
  const { router } = app.getHttpAdapter().getInstance() as { router: { stack: Layer[] } };
  return router.stack.flatMap(({ route }) => {
    if (!route) return [];
    const methods = Object.keys(route.methods);
    return (methods.length > 5 ? ['get'] : methods).map((name) => {
      const method = name.toUpperCase();
      return { method, path: route.path, key: `${method} ${route.path}` };
    });
  });
}
