import { Hono } from 'hono';
import type { ApiKey, ApiKeys } from './api-keys.ts';
import type { SearchRouteDependencies } from './query-routes.ts';
import { parseJsonBody } from './request-body.ts';

/** Creates the routes that manage keys. They need the admin key, except that each key may read its own description. */
export function createApiKeyRoutes({ access, clock }: SearchRouteDependencies, keys: ApiKeys): Hono {
  const app = new Hono();
  const now = () => clock().toISOString();

  app
    .get('/1/keys', (context) => {
      access.require(context, 'admin');
      return context.json({ keys: keys.list().map(shown) });
    })
    .post(async (context) => {
      access.require(context, 'admin');
      const { value } = keys.add(await parseJsonBody(context));
      return context.json({ key: value, createdAt: now() }, 201);
    });

  app
    .get('/1/keys/:key', (context) => {
      const key = context.req.param('key');
      if (context.req.header('x-algolia-api-key') !== key) access.require(context, 'admin');
      return context.json(shown(keys.get(key)));
    })
    .put(async (context) => {
      access.require(context, 'admin');
      const { value } = keys.update(context.req.param('key'), await parseJsonBody(context));
      return context.json({ key: value, updatedAt: now() });
    })
    .delete((context) => {
      access.require(context, 'admin');
      keys.delete(context.req.param('key'));
      return context.json({ deletedAt: now() });
    });

  app.post('/1/keys/:key/restore', (context) => {
    access.require(context, 'admin');
    const { value } = keys.restore(context.req.param('key'));
    return context.json({ key: value, createdAt: now() });
  });

  return app;
}

function shown({ isDeleted: _deleted, ...key }: ApiKey) {
  return { validity: 0, maxQueriesPerIPPerHour: 0, maxHitsPerQuery: 0, ...key };
}
