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
  type JsonObject,
} from './request-body.ts';
import { getConditions, parseRule, type Rule } from './rules.ts';

/** Creates the routes that manage the rules of an index. */
export function createRuleRoutes(
  { indices, access, clock }: SearchRouteDependencies,
  taskID: () => number,
): Hono {
  const app = new Hono();
  const now = () => clock().toISOString();

  function write(context: Context, change: (rules: ReadonlyMap<string, Rule>) => Iterable<[string, Rule]>) {
    for (const index of listTargetIndices(context, indices())) {
      indices().change(index, ({ rules }) => ({ rules: new Map(change(rules)) }));
    }
    return { taskID: taskID(), updatedAt: now() };
  }

  app.post('/1/indexes/:index/rules/batch', async (context) => {
    access.require(context, 'editSettings', context.req.param('index'));
    const given = await parseAnyJsonBody(context);
    if (!Array.isArray(given)) throw new SearchError(400, 'Invalid request body: expected a list of rules');
    const added = given.map(parseRule).map((rule) => [rule.objectID, rule] as [string, Rule]);
    const replaces = isUrlFlagSet(context, 'clearExistingRules');
    return context.json(write(context, (rules) => [...(replaces ? [] : rules), ...added]));
  });

  app.post('/1/indexes/:index/rules/clear', (context) => {
    access.require(context, 'editSettings', context.req.param('index'));
    return context.json(write(context, () => []));
  });

  app.post('/1/indexes/:index/rules/search', async (context) => {
    access.require(context, 'settings', context.req.param('index'));
    const asked = await parseQueryBody(context);
    checkParameterNames(asked, ['anchoring', 'context', 'enabled', 'hitsPerPage', 'page', 'query']);
    const page = requireIntegerParameter(asked, 'page', 0);
    const hitsPerPage = requireIntegerParameter(asked, 'hitsPerPage', 20, 1);
    const found = [...indices().contents(context.req.param('index')).rules.values()].filter((rule) =>
      isFound(rule, asked),
    );
    return context.json({
      hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage),
      nbHits: found.length,
      page,
      nbPages: Math.ceil(found.length / hitsPerPage),
    });
  });

  app
    .get('/1/indexes/:index/rules/:objectID', (context) => {
      access.require(context, 'settings', context.req.param('index'));
      const { index, objectID } = context.req.param();
      const rule = indices().contents(index).rules.get(objectID);
      if (!rule) throw new SearchError(404, 'ObjectID does not exist');
      return context.json(rule);
    })
    .put(async (context) => {
      access.require(context, 'editSettings', context.req.param('index'));
      const { objectID } = context.req.param();
      const rule = parseRule({ ...(await parseJsonBody(context)), objectID });
      return context.json({ ...write(context, (rules) => [...rules, [objectID, rule]]), id: objectID });
    })
    .delete((context) => {
      access.require(context, 'editSettings', context.req.param('index'));
      const { objectID } = context.req.param();
      return context.json(write(context, (rules) => [...rules].filter(([id]) => id !== objectID)));
    });

  return app;
}

function isFound(rule: Rule, { query = '', anchoring, context, enabled }: JsonObject): boolean {
  const conditions = getConditions(rule);
  return (
    JSON.stringify(rule).toLowerCase().includes(String(query).toLowerCase()) &&
    (typeof anchoring !== 'string' || conditions.some((condition) => condition.anchoring === anchoring)) &&
    (typeof context !== 'string' || conditions.some((condition) => condition.context === context)) &&
    (typeof enabled !== 'boolean' || (rule.enabled ?? true) === enabled)
  );
}
