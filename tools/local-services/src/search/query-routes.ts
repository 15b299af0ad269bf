import { Hono, type Context } from 'hono';
import type { RequestAuthorizer } from './request-authorizer.ts';
import {
  answerFacetQuery,
  answerQueries,
  answerQuery,
  MAX_QUERIES,
  type SearchContext,
} from './answer-queries.ts';
import { SearchError } from './search-error.ts';
import type { Indices } from './indices.ts';
import { answerQuestion } from './answer-question.ts';
import { checkParameterNames, parseObjectList, parseQueryBody, type JsonObject } from './request-body.ts';

/** Dependencies of all routes of the search service. */
export interface SearchRouteDependencies {
  /** Returns the current indices. */
  readonly indices: () => Indices;
  readonly access: RequestAuthorizer;
  readonly clock: () => Date;
}

/** Creates the routes for shoppers: they need only the search key and change nothing. */
export function createQueryRoutes({ indices, access, clock }: SearchRouteDependencies): Hono {
  const app = new Hono();
  const asking = (context: Context): SearchContext => ({
    indices: indices(),
    grant: access.require(context, 'search'),
    now: clock(),
  });

  app.post('/1/indexes/:index/queries', async (context) => {
    const asked = asking(context);
    if (context.req.param('index') !== '*') throw new SearchError(404, 'Path not found');
    const body = await parseQueryBody(context);
    checkParameterNames(body, ['requests', 'strategy']);
    const requests = parseObjectList(body, 'requests');
    if (requests.length > MAX_QUERIES)
      throw new SearchError(400, `Too many queries: the limit is ${MAX_QUERIES}`);
    return context.json({ results: await answerQueries(asked, requests, body['strategy']) });
  });

  app.post('/1/indexes/:index/query', async (context) => {
    const asked = asking(context);
    return context.json(answerQuery(asked, context.req.param('index'), await parseQueryBody(context)));
  });

  app.get('/1/indexes/:index', (context) => {
    const parameters = parseUrlParameters(context);
    return context.json(answerQuery(asking(context), context.req.param('index'), parameters));
  });

  app.post('/1/indexes/:index/facets/:facet/query', async (context) => {
    const asked = asking(context);
    const { index, facet } = context.req.param();
    return context.json(answerFacetQuery(asked, index, facet, await parseQueryBody(context)));
  });

  app.post('/1/answers/:index/prediction', async (context) => {
    const asked = asking(context);
    return context.json(answerQuestion(asked, context.req.param('index'), await parseQueryBody(context)));
  });

  return app;
}

/** Returns the parameters in the URL of a request, without credentials, which browsers send there. */
export function parseUrlParameters(context: Context): JsonObject {
  return Object.fromEntries(
    Object.entries(context.req.query()).filter(([name]) => !name.toLowerCase().startsWith('x-algolia-')),
  );
}
