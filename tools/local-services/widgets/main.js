import { readDisplayedResults } from './displayed-results.js';

const widgets = {
  plain: () => import('./instantsearch-js.js'),
  react: () => import('./react-instantsearch.js'),
};

const { show } = await widgets[new URLSearchParams(location.search).get('with')]();
show();
// For the test, which runs outside the page.
globalThis.readDisplayedResults = readDisplayedResults;
