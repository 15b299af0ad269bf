export { type ServeOfflineOptions, serveOffline } from './service-worker/serve-offline.ts';
export type { Precache } from './static-site.ts';
