import { Hono } from 'hono';
import { pick, type SearchRecord } from './attributes.ts';
import { requireIndex } from './access.ts';
import type { Grant, Right } from './api-keys.ts';
import { SearchError } from './errors.ts';
import { isFlagSet } from './forwarding.ts';
import type { Indices } from './indices.ts';
import { parametersOf, parseParameters } from './query-parameters.ts';
import { parametersInAddress, type RouteDependencies } from './query-routes.ts';
import { checkNames, listIn, readJson, textIn, type Json } from './request-body.ts';
import { deleteBy, writeBatch, type Write } from './writes.ts';

/** Hits a page when an index is browsed. */
const BROWSE_PAGE = 1000;

/** The routes that read and write records one by one or in batches. */
export function recordRoutes({ indices, access, clock }: RouteDependencies, taskID: () => number): Hono {
  const app = new Hono();
  const now = () => clock().toISOString();

  app.post('/1/indexes/:index/objects', async (context) => {
    if (context.req.param('index') !== '*') throw new SearchError(404, 'Path not found');
    const grant = access.require(context, 'search');
    const requests = listIn(await readJson(context), 'requests');
    const results = requests.map((request) => {
      const name = textIn(request, 'indexName');
      requireIndex(grant, name);
      const record = indices().contents(name).records.get(textIn(request, 'objectID'));
      return record ? retrieved(record, request['attributesToRetrieve']) : null;
    });
    return context.json({ results });
  });

  app.post('/1/indexes/:index/batch', async (context) => {
    const index = context.req.param('index');
    const writes = listIn(await readJson(context), 'requests');
    for (const right of rightsFor(writes)) {
      const grant = access.require(context, right);
      for (const name of namesIn(index, writes)) requireIndex(grant, name);
    }
    if (index !== '*') {
      const objectIDs = writeBatch(indices(), index, writes.map(toWrite));
      return context.json({ taskID: taskID(), objectIDs });
    }
    const objectIDs: string[] = [];
    const tasks: Record<string, number> = {};
    for (const name of namesIn(index, writes)) {
      const own = writes.filter((write) => write['indexName'] === name);
      objectIDs.push(...writeBatch(indices(), name, own.map(toWrite)));
      tasks[name] = taskID();
    }
    return context.json({ taskID: tasks, objectIDs });
  });

  app.on(['GET', 'POST'], '/1/indexes/:index/browse', async (context) => {
    const grant = access.require(context, 'browse', context.req.param('index'));
    const asked = context.req.method === 'GET' ? parametersInAddress(context) : await readJson(context);
    return context.json(browse(indices(), context.req.param('index'), asked, grant));
  });

  app.post('/1/indexes/:index/deleteByQuery', async (context) => {
    access.require(context, 'deleteIndex', context.req.param('index'));
    deleteBy(indices(), context.req.param('index'), await readJson(context));
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
    const body = await readJson(context);
    const [objectID] = writeBatch(indices(), context.req.param('index'), [{ action: 'addObject', body }]);
    return context.json({ objectID, taskID: taskID(), createdAt: now() }, 201);
  });

  app.post('/1/indexes/:index/:objectID/partial', async (context) => {
    access.require(context, 'addObject', context.req.param('index'));
    const { index, objectID } = context.req.param();
    const action =
      context.req.query('createIfNotExists') !== undefined && !isFlagSet(context, 'createIfNotExists')
        ? 'partialUpdateObjectNoCreate'
        : 'partialUpdateObject';
    writeBatch(indices(), index, [{ action, body: { ...(await readJson(context)), objectID } }]);
    return context.json({ objectID, taskID: taskID(), updatedAt: now() });
  });

  app
    .get('/1/indexes/:index/:objectID', (context) => {
      access.require(context, 'search', context.req.param('index'));
      const { index, objectID } = context.req.param();
      const record = indices().contents(index).records.get(objectID);
      if (!record) throw new SearchError(404, 'ObjectID does not exist');
      return context.json(retrieved(record, context.req.query('attributesToRetrieve')?.split(',')));
    })
    .put(async (context) => {
      access.require(context, 'addObject', context.req.param('index'));
      const { index, objectID } = context.req.param();
      writeBatch(indices(), index, [
        { action: 'updateObject', body: { ...(await readJson(context)), objectID } },
      ]);
      return context.json({ objectID, taskID: taskID(), updatedAt: now() });
    })
    .delete((context) => {
      access.require(context, 'deleteObject', context.req.param('index'));
      const { index, objectID } = context.req.param();
      writeBatch(indices(), index, [{ action: 'deleteObject', body: { objectID } }]);
      return context.json({ taskID: taskID(), deletedAt: now() });
    });

  return app;
}

/** What a key has to allow for `writes` to be done; one right at least, even for none. */
function rightsFor(writes: readonly Json[]): ReadonlySet<Right> {
  const needed = writes.map(({ action }): Right => {
    if (action === 'delete' || action === 'clear') return 'deleteIndex';
    return action === 'deleteObject' ? 'deleteObject' : 'addObject';
  });
  return new Set(needed.length > 0 ? needed : ['addObject']);
}

/** The indices that `writes` go to: that of the path, or each its own. @throws SearchError 400 */
function namesIn(index: string, writes: readonly Json[]): ReadonlySet<string> {
  return new Set(index === '*' ? writes.map((write) => textIn(write, 'indexName')) : [index]);
}

function toWrite(request: Json): Write {
  checkNames(request, ['action', 'body', 'indexName']);
  const body = request['body'];
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return { action: textIn(request, 'action'), body: isObject ? (body as Json) : {} };
}

function retrieved(record: SearchRecord, attributes: unknown): SearchRecord {
  return Array.isArray(attributes) ? pick(record, attributes.map(String)) : record;
}

/** One page of all records that pass the filters, with a cursor to the next; not bound by `paginationLimitedTo`. */
function browse(indices: Indices, index: string, asked: Json, grant: Grant) {
  const { records } = indices.contents(index);
  const { cursor, ...search } = parametersOf(asked);
  const parameters = parseParameters(search, grant.parameters);
  const hitsPerPage = parameters.hitsPerPage ?? BROWSE_PAGE;
  const start = readCursor(cursor);
  const answer = indices.engine(index).list(parameters);
  const end = start + hitsPerPage;
  return {
    hits: answer
      .slice(start, end)
      .map((record) =>
        parameters.attributesToRetrieve ? pick(record, parameters.attributesToRetrieve) : record,
      ),
    nbHits: answer.length,
    page: Math.floor(start / Math.max(1, hitsPerPage)),
    nbPages: Math.ceil(answer.length / Math.max(1, hitsPerPage)),
    hitsPerPage,
    query: parameters.query,
    params: '',
    processingTimeMS: 1,
    ...(hitsPerPage > 0 && end < Math.min(answer.length, records.size) && { cursor: writeCursor(end) }),
  };
}

function writeCursor(position: number): string {
  return Buffer.from(String(position)).toString('base64url');
}

function readCursor(cursor: unknown): number {
  if (cursor === undefined || cursor === '') return 0;
  const position =
    typeof cursor === 'string' ? Number(Buffer.from(cursor, 'base64url').toString()) : Number.NaN;
  if (!Number.isInteger(position) || position < 0)
    throw new SearchError(400, 'Invalid value for "cursor" parameter');
  return position;
}
