import { createLazyOverlay } from '../intl/lazy-localized-components';

/** The search overlay. Its code and messages load when it is first opened. */
export const searchOverlay = createLazyOverlay(async () => (await import('./search-dialog')).SearchDialog);
