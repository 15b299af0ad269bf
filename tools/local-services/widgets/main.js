import { shown } from './shown.js';

const widgets = { plain: () => import('./plain.js'), react: () => import('./react.js') };

const { show } = await widgets[new URLSearchParams(location.search).get('with')]();
show();
// For the test, which runs outside the page.
globalThis.shown = shown;
