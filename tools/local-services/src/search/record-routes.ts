import { Hono } from 'hono';
import { pickAttributes, type SearchRecord } from './record-attributes.ts';
import { requireIndexAccess } from './request-authorizer.ts';
import type { ApiKeyPermissions, ApiKeyRight } from './api-keys.ts';
import { SearchError } from './search-error.ts';
import { isUrlFlagSet } from './url-flag.ts';
import { mergeParamsString, parseParameters } from './query-parameters.ts';
import { parseUrlParameters, type SearchRouteDependencies } from './query-routes.ts';
import {
  checkParameterNames,
  parseObjectList,
  parseJsonBody,
  parseQueryBody,
  requireTextParameter,
  type JsonObject,
} from './request-body.ts';
import { deleteByFilter, planBatch, writeBatch, type BatchWrite } from './record-writes.ts';

/** Hits per page of browsing an index. */
const BROWSE_PAGE_SIZE = 1000;
/** Maximum records in one request by id. */
const MAX_OBJECTS = 1000;

/** Creates the routes that read and write records one by one or in batches. */
export function createRecordRoutes(
  { indices, access, clock }: SearchRouteDependencies,
  taskID: () => number,
): Hono {
  const app = new Hono();
  const now = () => clock().toISOString();

  app.post('/1/indexes/:index/objects', async (context) => {
    if (context.req.param('index') !== '*') throw new SearchError(404, 'Path not found');
    const grant = access.require(context, 'search');
    const body = await parseQueryBody(context);
    checkParameterNames(body, ['requests']);
    const requests = parseObjectList(body, 'requests');
    if (requests.length > MAX_OBJECTS)
      throw new SearchError(400, `Too many objects: the limit is ${MAX_OBJECTS}`);
    const results = requests.map((request) => {
      checkParameterNames(request, ['attributesToRetrieve', 'indexName', 'objectID']);
      const name = requireTextParameter(request, 'indexName');
      requireIndexAccess(grant, name);
      const record = indices().contents(name).records.get(requireTextParameter(request, 'objectID'));
      const attributes = namesOf(request['attributesToRetrieve']);
      return record ? retrieved(record, attributes, hiddenFrom(grant, name)) : null;
    });
    return context.json({ results });
  });

  app.post('/1/indexes/:index/batch', async (context) => {
    const index = context.req.param('index');
    const writes = parseObjectList(await parseJsonBody(context), 'requests');
    for (const right of rightsFor(writes)) {
      const grant = access.require(context, right);
      for (const name of namesIn(index, writes)) requireIndexAccess(grant, name);
    }
    if (index !== '*') {
      const objectIDs = writeBatch(indices(), index, writes.map(toWrite));
      return context.json({ taskID: taskID(), objectIDs });
    }
    // Nothing is written unless all writes are possible.
    const plans = [...namesIn(index, writes)].map((name) => {
      const own = writes.filter((write) => write['indexName'] === name);
      return { name, ...planBatch(indices(), name, own.map(toWrite)) };
    });
    const tasks = plans.map(({ name, apply }) => {
      apply();
      return [name, taskID()] as const;
    });
    const objectIDs = plans.flatMap((plan) => plan.objectIDs);
    return context.json({ taskID: Object.fromEntries(tasks), objectIDs });
  });

  app.on(['GET', 'POST'], '/1/indexes/:index/browse', async (context) => {
    const grant = access.require(context, 'browse', context.req.param('index'));
    const asked = context.req.method === 'GET' ? parseUrlParameters(context) : await parseQueryBody(context);
    return context.json(browse(context.req.param('index'), asked, grant));
  });

  app.post('/1/indexes/:index/deleteByQuery', async (context) => {
    access.require(context, 'deleteIndex', context.req.param('index'));
    deleteByFilter(indices(), context.req.param('index'), await parseQueryBody(context));
    return context.json({ taskID: taskID(), updatedAt: now() });
  });

  app.post('/1/indexes/:index/clear', (context) => {
    access.require(context, 'deleteIndex', context.req.param('index'));
    const index = context.req.param('index');
    indices().contents(index);
    writeBatch(indices(), index, [{ action: 'clear', body: {} }]);
    return context.json({ taskID: taskID(), updatedAt: now() });
  });

  app.post('/1/indexes/:index', async (context) => {
    access.require(context, 'addObject', context.req.param('index'));
    const body = await parseJsonBody(context);
    const [objectID] = writeBatch(indices(), context.req.param('index'), [{ action: 'addObject', body }]);
    return context.json({ objectID, taskID: taskID(), createdAt: now() }, 201);
  });

  app.post('/1/indexes/:index/:objectID/partial', async (context) => {
    access.require(context, 'addObject', context.req.param('index'));
    const { index, objectID } = context.req.param();
    const action =
      context.req.query('createIfNotExists') !== undefined && !isUrlFlagSet(context, 'createIfNotExists')
        ? 'partialUpdateObjectNoCreate'
        : 'partialUpdateObject';
    writeBatch(indices(), index, [{ action, body: { ...(await parseJsonBody(context)), objectID } }]);
    return context.json({ objectID, taskID: taskID(), updatedAt: now() });
  });

  app
    .get('/1/indexes/:index/:objectID', (context) => {
      const grant = access.require(context, 'search', context.req.param('index'));
      const { index, objectID } = context.req.param();
      const record = indices().contents(index).records.get(objectID);
      if (!record) throw new SearchError(404, 'ObjectID does not exist');
      const attributes = context.req.query('attributesToRetrieve')?.split(',');
      return context.json(retrieved(record, attributes, hiddenFrom(grant, index)));
    })
    .put(async (context) => {
      access.require(context, 'addObject', context.req.param('index'));
      const { index, objectID } = context.req.param();
      writeBatch(indices(), index, [
        { action: 'updateObject', body: { ...(await parseJsonBody(context)), objectID } },
      ]);
      return context.json({ objectID, taskID: taskID(), updatedAt: now() });
    })
    .delete((context) => {
      access.require(context, 'deleteObject', context.req.param('index'));
      const { index, objectID } = context.req.param();
      writeBatch(indices(), index, [{ action: 'deleteObject', body: { objectID } }]);
      return context.json({ taskID: taskID(), deletedAt: now() });
    });

  /** Returns one page of all records that match the filters, with a cursor to the next. `paginationLimitedTo` does not apply. */
  function browse(index: string, asked: JsonObject, grant: ApiKeyPermissions) {
    const { cursor, ...search } = mergeParamsString(asked);
    const parameters = parseParameters(search, grant.parameters);
    const { attributesToRetrieve, hitsPerPage = BROWSE_PAGE_SIZE, page } = parameters;
    const start = readCursor(cursor) ?? page * hitsPerPage;
    const answer = indices().engine(index).list(parameters);
    const end = start + hitsPerPage;
    const hidden = hiddenFrom(grant, index);
    return {
      hits: answer.slice(start, end).map((record) => retrieved(record, attributesToRetrieve, hidden)),
      nbHits: answer.length,
      page: Math.floor(start / Math.max(1, hitsPerPage)),
      nbPages: Math.ceil(answer.length / Math.max(1, hitsPerPage)),
      hitsPerPage,
      query: parameters.query,
      params: '',
      processingTimeMS: 1,
      ...(hitsPerPage > 0 && end < answer.length && { cursor: writeCursor(end) }),
    };
  }

  /** Returns the attributes that the key may not read. */
  function hiddenFrom({ acl }: ApiKeyPermissions, index: string): readonly string[] {
    return acl.includes('seeUnretrievableAttributes')
      ? []
      : indices().settings(index).unretrievableAttributes;
  }

  return app;
}

/** Returns the rights that `writes` need; at least one, even for an empty list. */
function rightsFor(writes: readonly JsonObject[]): ReadonlySet<ApiKeyRight> {
  const needed = writes.map(({ action }): ApiKeyRight => {
    if (action === 'delete' || action === 'clear') return 'deleteIndex';
    return action === 'deleteObject' ? 'deleteObject' : 'addObject';
  });
  return new Set(needed.length > 0 ? needed : ['addObject']);
}

/** Returns the indices of `writes`: the one in the path, or one per write. @throws SearchError 400 for a missing name. */
function namesIn(index: string, writes: readonly JsonObject[]): ReadonlySet<string> {
  return new Set(index === '*' ? writes.map((write) => requireTextParameter(write, 'indexName')) : [index]);
}

/** @throws SearchError 400 for an invalid write, or one with unknown fields. */
function toWrite(request: JsonObject): BatchWrite {
  checkParameterNames(request, ['action', 'body', 'indexName']);
  const action = requireTextParameter(request, 'action');
  const isOfIndex = action === 'clear' || action === 'delete';
  const body = request['body'] ?? (isOfIndex ? {} : undefined);
  if (typeof body !== 'object' || Array.isArray(body))
    throw new SearchError(400, 'Invalid request body: "body" must be an object');
  // A filter in it would not restrict what is deleted.
  if (isOfIndex) checkParameterNames(body as JsonObject, []);
  return { action, body: body as JsonObject };
}

/** @throws SearchError 400 unless it is a list of names. */
function namesOf(attributes: unknown): readonly string[] | undefined {
  if (attributes === undefined || attributes === null) return undefined;
  const isList = Array.isArray(attributes) && attributes.every((name) => typeof name === 'string');
  if (!isList) throw new SearchError(400, 'Invalid value for "attributesToRetrieve" parameter');
  return attributes;
}

function retrieved(
  record: SearchRecord,
  attributes: readonly string[] | undefined,
  hidden: readonly string[],
): SearchRecord {
  const wanted = attributes ? pickAttributes(record, attributes) : record;
  return hidden.length > 0
    ? pickAttributes(
        wanted,
        hidden.map((name) => `-${name}`),
      )
    : wanted;
}

function writeCursor(position: number): string {
  return Buffer.from(String(position)).toString('base64url');
}

/**
 * Returns the position in a cursor of {@link writeCursor}; `undefined` without a cursor. @throws SearchError 400 for an invalid
 * one.
 */
function readCursor(cursor: unknown): number | undefined {
  if (cursor === undefined || cursor === '') return undefined;
  const position = typeof cursor === 'string' ? Buffer.from(cursor, 'base64url').toString() : '';
  if (!/^\d{1,15}$/.test(position)) throw new SearchError(400, 'Invalid value for "cursor" parameter');
  return Number(position);
}
