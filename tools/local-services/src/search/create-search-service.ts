import type { DatabaseSync } from 'node:sqlite';
import type { ProductRating } from '@marehalm/commerce-client';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Content } from '../load-content.ts';
import { toDanishDay } from '../commerce/prices.ts';
import { createRequestAuthorizer } from './request-authorizer.ts';
import { ApiKeys, type SearchCredentials } from './api-keys.ts';
import { SearchError } from './search-error.ts';
import { createIndexManagementRoutes } from './index-routes.ts';
import { Indices } from './indices.ts';
import { createInsightsRoutes } from './insights-event-routes.ts';
import { createApiKeyRoutes } from './api-key-routes.ts';
import { createQueryRoutes } from './query-routes.ts';
import { createRecordRoutes } from './record-routes.ts';
import { createRuleRoutes } from './rule-routes.ts';
import { createIndexSeed } from './index-seed.ts';
import { createIndexStore, createApiKeyStore } from './index-store.ts';
import { createSynonymRoutes } from './synonym-routes.ts';

/** Options of the search service. */
export interface SearchOptions {
  readonly content: Content;
  /** Stores pushed data across restarts. Without it, everything is in memory. */
  readonly database?: DatabaseSync;
  /** Determines the reduced prices, which change at midnight in Denmark. */
  readonly clock: () => Date;
  /** Returns the ratings by content id of the product; by default there are none. The same map means the same ratings. */
  readonly ratings?: () => ReadonlyMap<string, ProductRating>;
  readonly credentials?: SearchCredentials;
}

/** Credentials of the local service. They are not secret, because they protect nothing. */
export const localSearchCredentials: SearchCredentials = {
  appId: 'marehalm',
  searchKey: 'marehalm-search',
  adminKey: 'marehalm-admin',
};

const NO_RATINGS: ReadonlyMap<string, ProductRating> = new Map();

/**
 * Creates the search service: Algolia's REST API under `/1/`. Pushed data stays until the content, the ratings, or the day with its
 * prices, gives other records.
 */
export function createSearchService(options: SearchOptions): Hono {
  const { content, database, clock, credentials = localSearchCredentials } = options;
  const { ratings = () => NO_RATINGS } = options;
  const store = database && createIndexStore(database);
  const indices = new Indices(store?.load(), store?.save);
  let plantedDay: string | undefined;
  let plantedRatings: ReadonlyMap<string, ProductRating> | undefined;
  let planted = store?.fingerprint();
  let lastTask = 0;

  function indicesOfToday(): Indices {
    const day = toDanishDay(clock());
    const rated = ratings();
    if (day === plantedDay && rated === plantedRatings) return indices;
    plantedDay = day;
    plantedRatings = rated;
    const seed = createIndexSeed(content, day, rated);
    if (seed.fingerprint !== planted) {
      seed.write(indices);
      store?.setFingerprint(seed.fingerprint);
      planted = seed.fingerprint;
    }
    return indices;
  }
  indicesOfToday();

  const keys = new ApiKeys(credentials, clock, database && createApiKeyStore(database));
  const access = createRequestAuthorizer(credentials.appId, keys, clock);
  const dependencies = { indices: indicesOfToday, access, clock };
  const taskID = () => ++lastTask;

  const app = new Hono();
  app.use(
    '/1/*',
    cors({ origin: '*', allowMethods: ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'], maxAge: 86_400 }),
  );
  app.route('/', createQueryRoutes(dependencies));
  app.route('/', createIndexManagementRoutes(dependencies, taskID));
  app.route('/', createSynonymRoutes(dependencies, taskID));
  app.route('/', createRuleRoutes(dependencies, taskID));
  app.route('/', createApiKeyRoutes(dependencies, keys));
  app.route('/', createInsightsRoutes(dependencies));
  app.route('/', createRecordRoutes(dependencies, taskID));
  app.all('/1/*', () => {
    throw new SearchError(404, 'Path not found');
  });
  app.onError((error, context) => {
    if (error instanceof SearchError)
      return context.json({ message: error.message, status: error.status }, error.status);
    console.error('The search service failed:', error);
    return context.json({ message: 'Internal error', status: 500 }, 500);
  });
  return app;
}
