export {
  type CmsAborted,
  type CmsAnswer,
  CmsError,
  type CmsFailure,
  type CmsMalformed,
  type CmsNotFound,
  type CmsRefused,
  type CmsTimeout,
  type CmsUnknownEntity,
  type CmsUnreachable,
  getDataOrThrow,
  isTemporaryFailure,
} from './answer.ts';
export {
  type CmsClient,
  type CmsClientOptions,
  type CmsConnection,
  type CmsEntities,
  type CmsRequestEvent,
  type CmsRequest,
  createCmsClient,
  type EntityOfSchema,
  type EntitySchema,
  type ListName,
  type SingletonName,
} from './client.ts';
export { type DraftEntry, findDrafts, withoutDrafts } from './drafts.ts';
export { formatPath, type Problem, toProblems } from './schema-problems.ts';
export { toSafeHref } from './to-safe-href.ts';
