// A page without a framework that uses every domain library and shows what comes of it.
import { uses } from '../uses.ts';

const list = document.querySelector('dl');
for (const [library, { run }] of Object.entries(uses)) {
  const term = document.createElement('dt');
  term.textContent = library;
  const details = document.createElement('dd');
  details.textContent = JSON.stringify(await run());
  list?.append(term, details);
}
document.title = 'Done';
