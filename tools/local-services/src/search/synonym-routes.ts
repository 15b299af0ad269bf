import { Hono, type Context } from 'hono';
import { SearchError } from './search-error.ts';
import { listTargetIndices } from './list-target-indices.ts';
import { isUrlFlagSet } from './url-flag.ts';
import type { SearchRouteDependencies } from './query-routes.ts';
import {
  checkParameterNames,
  parseAnyJsonBody,
  parseJsonBody,
  parseQueryBody,
  requireIntegerParameter,
} from './request-body.ts';
import { parseSynonym, type SynonymGroup } from './synonyms.ts';

/** Creates the routes that manage the synonyms of an index. */
export function createSynonymRoutes(
  { indices, access, clock }: SearchRouteDependencies,
  taskID: () => number,
): Hono {
  const app = new Hono();
  const now = () => clock().toISOString();

  function write(
    context: Context,
    change: (synonyms: ReadonlyMap<string, SynonymGroup>) => Iterable<[string, SynonymGroup]>,
  ) {
    for (const index of listTargetIndices(context, indices())) {
      indices().change(index, ({ synonyms }) => ({ synonyms: new Map(change(synonyms)) }));
    }
    return { taskID: taskID(), updatedAt: now() };
  }

  app.post('/1/indexes/:index/synonyms/batch', async (context) => {
    access.require(context, 'editSettings', context.req.param('index'));
    const given = await parseAnyJsonBody(context);
    if (!Array.isArray(given))
      throw new SearchError(400, 'Invalid request body: expected a list of synonyms');
    const added = given.map(parseSynonym).map((group) => [group.objectID, group] as [string, SynonymGroup]);
    const replaces = isUrlFlagSet(context, 'replaceExistingSynonyms');
    return context.json(write(context, (synonyms) => [...(replaces ? [] : synonyms), ...added]));
  });

  app.post('/1/indexes/:index/synonyms/clear', (context) => {
    access.require(context, 'editSettings', context.req.param('index'));
    return context.json(write(context, () => []));
  });

  app.post('/1/indexes/:index/synonyms/search', async (context) => {
    access.require(context, 'settings', context.req.param('index'));
    const asked = await parseQueryBody(context);
    checkParameterNames(asked, ['hitsPerPage', 'page', 'query', 'type']);
    const { query = '', type } = asked;
    const page = requireIntegerParameter(asked, 'page', 0);
    const hitsPerPage = requireIntegerParameter(asked, 'hitsPerPage', 100, 1);
    const { synonyms } = indices().contents(context.req.param('index'));
    const found = [...synonyms.values()].filter(
      (group) =>
        JSON.stringify(group).toLowerCase().includes(String(query).toLowerCase()) &&
        (typeof type !== 'string' || type.split(',').some((one) => sameType(one, group.type))),
    );
    const hits = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    return context.json({ hits, nbHits: found.length });
  });

  app
    .get('/1/indexes/:index/synonyms/:objectID', (context) => {
      access.require(context, 'settings', context.req.param('index'));
      const { index, objectID } = context.req.param();
      const group = indices().contents(index).synonyms.get(objectID);
      if (!group) throw new SearchError(404, 'Synonym set does not exist');
      return context.json(group);
    })
    .put(async (context) => {
      access.require(context, 'editSettings', context.req.param('index'));
      const { objectID } = context.req.param();
      const group = parseSynonym({ ...(await parseJsonBody(context)), objectID });
      return context.json({
        ...write(context, (synonyms) => [...synonyms, [objectID, group]]),
        id: objectID,
      });
    })
    .delete((context) => {
      access.require(context, 'editSettings', context.req.param('index'));
      const { objectID } = context.req.param();
      const { taskID: task, updatedAt } = write(context, (synonyms) =>
        [...synonyms].filter(([id]) => id !== objectID),
      );
      return context.json({ taskID: task, deletedAt: updatedAt });
    });

  return app;
}

/** `oneWaySynonym` is also written `onewaysynonym`. */
function sameType(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
