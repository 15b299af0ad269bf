import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadContent } from '@marehalm/local-services';
import { createRelevanceReport, checkRelevance } from '@marehalm/local-services/search';
import { root } from '@marehalm/workspace';

// `npm run search:relevance`: runs typical queries, prints the top hits of each, and writes `dist/relevance.md`. Exits with 1 when
// an expected hit is missing.
const findings = checkRelevance(await loadContent(join(root, 'tools/local-services/content')));
const report = createRelevanceReport(findings);
await mkdir(join(root, 'dist'), { recursive: true });
await writeFile(join(root, 'dist/relevance.md'), report);
console.log(report);
process.exitCode = findings.every(({ isFound }) => isFound) ? 0 : 1;
