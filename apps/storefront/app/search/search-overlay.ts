import { later } from '../intl/later';

/** The search over a page. Its code and its words come when it is first opened. */
export const searchOverlay = later(async () => (await import('./search-dialog')).SearchDialog);
