import { Hono } from 'hono';
import { z } from 'zod';
import { SearchError } from './search-error.ts';
import type { SearchRouteDependencies } from './query-routes.ts';
import { parseObjectList, parseJsonBody } from './request-body.ts';

/** Limit of the hosted service. */
const MAX_EVENTS = 1000;
const MAX_OBJECTS = 20;
const MAX_FILTERS = 10;
/** Maximum age of an event. */
const MAX_EVENT_AGE_MS = 4 * 24 * 60 * 60 * 1000;
/** Maximum number of events stored for inspection. */
const MAX_STORED_EVENTS = 1000;

const token = z.string().regex(/^[\w=/+-]{1,129}$/);
const queryID = z.string().regex(/^[0-9a-f]{32}$/);

const eventSchema = z
  .looseObject({
    eventType: z.enum(['click', 'conversion', 'view']),
    eventSubtype: z.enum(['addToCart', 'purchase']).optional(),
    eventName: z.string().regex(/^[\x20-\x7e]{1,64}$/),
    index: z.string().min(1),
    userToken: token,
    authenticatedUserToken: token.optional(),
    timestamp: z.int().optional(),
    queryID: queryID.optional(),
    objectIDs: z.array(z.string().min(1)).min(1).max(MAX_OBJECTS).optional(),
    filters: z.array(z.string().min(1)).min(1).max(MAX_FILTERS).optional(),
    positions: z.array(z.int().min(1)).optional(),
  })
  .refine(({ objectIDs, filters }) => (objectIDs === undefined) !== (filters === undefined), {
    path: ['objectIDs'],
    error: 'either objectIDs or filters are required',
  })
  .refine(({ eventSubtype, eventType }) => eventSubtype === undefined || eventType === 'conversion', {
    path: ['eventSubtype'],
    error: 'only conversions have one',
  })
  .refine(
    ({ eventType, queryID: found, objectIDs, positions }) =>
      positions === undefined
        ? eventType !== 'click' || found === undefined
        : eventType === 'click' && found !== undefined && positions.length === objectIDs?.length,
    {
      path: ['positions'],
      error: 'a click after a search has one for each object, and nothing else has any',
    },
  );

/** An interaction of a shopper with a search result. */
type InsightsEvent = z.output<typeof eventSchema>;

/** Creates the routes of the hosted service's `insights` hosts that receive events, and one that lists the latest. */
export function createInsightsRoutes({ access, clock }: SearchRouteDependencies): Hono {
  const app = new Hono();
  let latest: readonly InsightsEvent[] = [];

  app.post('/1/events', async (context) => {
    access.require(context, 'search');
    const given = parseObjectList(await parseJsonBody(context), 'events');
    if (given.length > MAX_EVENTS) throw new SearchError(400, `Too many events: the limit is ${MAX_EVENTS}`);
    const now = clock().getTime();
    // All events are accepted or none.
    const events = given.map((event, position) => checked(event, position, now));
    latest = [...latest, ...events].slice(-MAX_STORED_EVENTS);
    return context.json({ status: 200, message: 'OK' });
  });

  // Not part of the protocol: lists events for inspection.
  app.get('/1/events', (context) => {
    access.require(context, 'admin');
    return context.json({ events: latest });
  });

  app.delete('/1/usertokens/:token', (context) => {
    access.require(context, 'admin');
    const gone = context.req.param('token');
    latest = latest.filter(({ userToken }) => userToken !== gone);
    return context.body(null, 200);
  });

  return app;
}

function checked(event: unknown, position: number, now: number): InsightsEvent {
  const parsed = eventSchema.safeParse(event);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SearchError(
      400,
      `events[${position}].${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'malformed'}`,
    );
  }
  const { timestamp = now } = parsed.data;
  if (timestamp < now - MAX_EVENT_AGE_MS) {
    throw new SearchError(400, `events[${position}].timestamp: must be within the last four days`);
  }
  return { ...parsed.data, timestamp };
}
