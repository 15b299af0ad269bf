import { Hono } from 'hono';
import { requireIndexAccess } from './request-authorizer.ts';
import { SearchError } from './search-error.ts';
import { isUrlFlagSet } from './url-flag.ts';
import { inheritedSettingNames, getReplicaNames, type IndexContents } from './indices.ts';
import type { SearchRouteDependencies } from './query-routes.ts';
import { checkParameterNames, parseJsonBody, requireTextParameter } from './request-body.ts';
import { parseSettings } from './index-settings.ts';

/** Routes that manage indices: list, settings, copies and tasks. */
export function createIndexManagementRoutes(
  { indices, access, clock }: SearchRouteDependencies,
  taskID: () => number,
): Hono {
  const app = new Hono();
  const now = () => clock().toISOString();

  app.get('/1/indexes', (context) => {
    access.require(context, 'listIndexes');
    const all = indices().list();
    const hitsPerPage = wholeNumber(context.req.query('hitsPerPage'), 'hitsPerPage', 100);
    const start = wholeNumber(context.req.query('page'), 'page', 0) * hitsPerPage;
    const items = all.slice(start, start + hitsPerPage).map((summary) => ({
      ...summary,
      createdAt: now(),
      updatedAt: now(),
      pendingTask: false,
      numberOfPendingTasks: 0,
    }));
    return context.json({ items, nbPages: Math.ceil(all.length / hitsPerPage) });
  });

  app.delete('/1/indexes/:index', (context) => {
    access.require(context, 'deleteIndex', context.req.param('index'));
    indices().remove(context.req.param('index'));
    return context.json({ taskID: taskID(), deletedAt: now() });
  });

  app.get('/1/indexes/:index/settings', (context) => {
    access.require(context, 'settings', context.req.param('index'));
    const index = context.req.param('index');
    const primary = indices().primaryOf(index);
    return context.json({ ...indices().settings(index), ...(primary !== undefined && { primary }) });
  });

  app.put('/1/indexes/:index/settings', async (context) => {
    access.require(context, 'editSettings', context.req.param('index'));
    const index = context.req.param('index');
    const given = await parseJsonBody(context);
    parseSettings(given);
    const changeSettings = ({ settings }: IndexContents) => ({ settings: { ...settings, ...given } });
    indices().change(index, changeSettings);
    if (isUrlFlagSet(context, 'forwardToReplicas')) {
      const { replicas: _replicas, ranking: _ranking, ...forwarded } = given;
      for (const replica of getReplicaNames(indices().contents(index).settings)) {
        const isView = indices().isVirtual(replica);
        const own = Object.entries(forwarded).filter(([name]) => !isView || !inheritedSettingNames.has(name));
        indices().change(replica, ({ settings }) => ({
          settings: { ...settings, ...Object.fromEntries(own) },
        }));
      }
    }
    return context.json({ taskID: taskID(), updatedAt: now() });
  });

  /**
   * Writes are complete before they are answered; large ones can be searched a little later. The task of a move or copy is
   * requested from the source index and completes when the destination is searchable.
   */
  app.get('/1/indexes/:index/task/:task', (context) => {
    access.require(context, 'addObject', context.req.param('index'));
    const pendingTask = indices().isAnyPending();
    return context.json({ status: pendingTask ? 'notPublished' : 'published', pendingTask });
  });

  app.post('/1/indexes/:index/operation', async (context) => {
    const grant = access.require(context, 'addObject', context.req.param('index'));
    const body = await parseJsonBody(context);
    checkParameterNames(body, ['operation', 'destination', 'scope']);
    const source = context.req.param('index');
    const destination = requireTextParameter(body, 'destination');
    const operation = requireTextParameter(body, 'operation');
    requireIndexAccess(grant, destination);
    if (operation !== 'copy' && operation !== 'move')
      throw new SearchError(400, `Invalid operation "${operation}"`);
    const contents = indices().contents(source);
    const copied = operation === 'copy' ? inScope(contents, body['scope']) : contents;
    // A primary keeps its replicas when records move in from a temporary index.
    const { replicas: _replicas, ...settings } = copied.settings ?? {};
    const put = (before: IndexContents) => ({
      ...copied,
      ...(copied.settings && {
        settings: {
          ...settings,
          ...('replicas' in before.settings && { replicas: before.settings['replicas'] }),
        },
      }),
    });
    // A search sees the index before or after the move, never without records.
    if (operation === 'move') indices().changeAndRemove(destination, put, source);
    else indices().change(destination, put);
    return context.json({ taskID: taskID(), updatedAt: now() });
  });

  return app;
}

const scopes = ['settings', 'synonyms', 'rules'] as const;

/** Returns the parts of an index to copy; all of it without a scope. @throws SearchError 400 for an unknown part. */
function inScope(contents: IndexContents, scope: unknown): Partial<IndexContents> {
  if (scope === undefined || scope === null || (Array.isArray(scope) && scope.length === 0)) return contents;
  const isScope = Array.isArray(scope) && scope.every((part: unknown) => scopes.some((one) => one === part));
  if (!isScope) throw new SearchError(400, `Invalid scope: expected ${scopes.join(', ')}`);
  return Object.fromEntries(
    scopes.filter((part) => scope.includes(part)).map((part) => [part, contents[part]]),
  );
}

/** Parses an integer in the URL. @throws SearchError 400 for any other text. */
function wholeNumber(text: string | undefined, name: string, standard: number): number {
  if (text === undefined) return standard;
  if (/^\d+$/.test(text) && (Number(text) > 0 || standard === 0)) return Number(text);
  throw new SearchError(400, `Invalid value for "${name}" parameter`);
}
