export { deferHydrationScripts, UnexpectedMarkupError } from './internal/react-router.ts';
export { getPagePath } from './server/get-page-path.ts';
export { memoizeAsync, type MemoizeOptions } from './server/memoize.ts';
