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
  type CmsUnavailable,
  getDataOrThrow,
  isTemporaryFailure,
} from './answer.ts';
export {
  type CmsClient,
  type CmsClientOptions,
  type CmsConnectionOptions,
  type CmsEntities,
  type CmsRequestEvent,
  type CmsRequestOptions,
  createCmsClient,
  type EntityOfSchema,
  type LazyEntitySchema,
  type ListName,
  type SingletonName,
} from './client.ts';
export { type DraftReference, collectDraftReferences, withoutDrafts } from './drafts.ts';
export { formatPropertyPath, type SchemaProblem, toSchemaProblems } from './schema-problems.ts';
export { toSafeHref } from './to-safe-href.ts';
