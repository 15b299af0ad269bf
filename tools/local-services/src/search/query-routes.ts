import { Hono } from 'hono';
import { answerFacetQuery, answerMultiQuery, answerQuery, MAX_QUERIES } from './answers.ts';
import { requireRight, type SearchCredentials } from './credentials.ts';
import { SearchError } from './errors.ts';
import type { Indices } from './indices.ts';
import { predict } from './prediction.ts';
import { listIn, readJson } from './request-body.ts';

export interface RouteDependencies {
  /** The indices as they are today. */
  readonly indices: () => Indices;
  readonly credentials: SearchCredentials;
  readonly clock: () => Date;
}

/** The routes that any shopper may ask: they take the search key and change nothing. */
export function queryRoutes({ indices, credentials }: RouteDependencies): Hono {
  const app = new Hono();

  app.post('/1/indexes/:index/queries', async (context) => {
    requireRight(context, credentials, 'search');
    if (context.req.param('index') !== '*') throw new SearchError(404, 'Path not found');
    const body = await readJson(context);
    const requests = listIn(body, 'requests');
    if (requests.length > MAX_QUERIES)
      throw new SearchError(400, `Too many queries: the limit is ${MAX_QUERIES}`);
    const now = indices();
    return context.json({ results: requests.map((request) => answerMultiQuery(now, request)) });
  });

  app.post('/1/indexes/:index/query', async (context) => {
    requireRight(context, credentials, 'search');
    return context.json(answerQuery(indices(), context.req.param('index'), await readJson(context)));
  });

  app.get('/1/indexes/:index', (context) => {
    requireRight(context, credentials, 'search');
    const parameters = Object.fromEntries(
      Object.entries(context.req.query()).filter(([name]) => !name.startsWith('x-algolia-')),
    );
    return context.json(answerQuery(indices(), context.req.param('index'), parameters));
  });

  app.post('/1/indexes/:index/facets/:facet/query', async (context) => {
    requireRight(context, credentials, 'search');
    const { index, facet } = context.req.param();
    return context.json(answerFacetQuery(indices(), index, facet, await readJson(context)));
  });

  app.post('/1/answers/:index/prediction', async (context) => {
    requireRight(context, credentials, 'search');
    return context.json(predict(indices(), context.req.param('index'), await readJson(context)));
  });

  return app;
}
