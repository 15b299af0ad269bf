import { createLazyOverlay } from '../intl/lazy-overlay';

/** The search over a page. Its code and its words come when it is first opened. */
export const searchOverlay = createLazyOverlay(async () => (await import('./search-dialog')).SearchDialog);
