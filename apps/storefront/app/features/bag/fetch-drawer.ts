import { fetchOnce } from './fetch-once';

/** Fetches the drawer, once. Rejects when it does not come. */
export const fetchDrawer = fetchOnce(() => import('./bag-drawer'));
