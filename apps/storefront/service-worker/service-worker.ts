import { brand, hrefFor, localeOfPath, formatPageTitle } from '@marehalm/shop';
import { type Precache, serveOffline } from '@marehalm/static-router/service-worker';

/** Inserted by the build: the version of the shop, and the files of the bag and the offline page. */
declare const PRECACHE: Precache;

serveOffline(self, {
  name: brand.key,
  precache: PRECACHE,
  findOfflinePath: (path) => hrefFor('offline', localeOfPath(path)),
  titleSuffix: formatPageTitle(''),
  pictures: '/pictures/',
  currentFiles: ['/bag-terms.json'],
});
