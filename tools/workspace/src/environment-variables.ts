import { shopVariableDefaults } from '@marehalm/shop';

/** All variables that the workspace reads; docs/deployment.md explains the public ones. */
export const environmentVariableNames: readonly string[] = [
  ...Object.keys(shopVariableDefaults),
  'MAREHALM_ADMIN_TOKEN',
  'MAREHALM_ALLOWED_ORIGINS',
  'MAREHALM_BEHIND_PROXY',
  'MAREHALM_BENCH_FLAGS',
  'MAREHALM_BENCH_FLOOR',
  'MAREHALM_BENCH_ORIGIN',
  'MAREHALM_BENCH_RUNS',
  'MAREHALM_BUILD_TO',
  'MAREHALM_CHECKOUT',
  'MAREHALM_CLOCK',
  'MAREHALM_CMS_URL',
  'MAREHALM_CONTENT',
  'MAREHALM_CONTENT_STATUS',
  'MAREHALM_DATA_FILE',
  'MAREHALM_DRAFTS',
  'MAREHALM_FAULTS',
  'MAREHALM_HOST',
  'MAREHALM_NEWSLETTER_URL',
  'MAREHALM_ORDER_STATUS_URL',
  'MAREHALM_ORIGIN',
  'MAREHALM_PASSWORD_COST',
  'MAREHALM_PREVIEW_TOKEN',
  'MAREHALM_RECAPTCHA_HOST',
  'MAREHALM_RECAPTCHA_SITE_KEY',
  'MAREHALM_SEARCH_API_KEY',
  'MAREHALM_SEARCH_APP_ID',
  'MAREHALM_SEARCH_HOST',
  'MAREHALM_SEARCH_WRITE_KEY',
  'MAREHALM_SERVICES_URL',
  'MAREHALM_SHOP',
  'MAREHALM_SITE_URL',
  'MAREHALM_STOCK_ALERTS_URL',
  'MAREHALM_STORYBOOK',
  'MAREHALM_TAG_MANAGER_ID',
  'MAREHALM_TAG_MANAGER_URL',
  'MAREHALM_WITHDRAWALS_URL',
];

/** Most edits between an unknown name and a suggestion. */
const MAX_DISTANCE = 6;
/** The same for names without the prefix `MAREHALM_`. */
const MAX_DISTANCE_ELSEWHERE = 2;

/**
 * Refuses unknown variables that begin with `MAREHALM_` and likely misspellings of the others.
 *
 * @throws Error naming each unknown variable with a suggestion, without its value.
 */
export function refuseUnknownVariables(environment: Readonly<Record<string, string | undefined>>): void {
  const problems = Object.keys(environment)
    .filter((name) => !environmentVariableNames.includes(name))
    .flatMap((name) => {
      const isOurs = /^marehalm_/i.test(name);
      const meant = findNearestVariable(name, isOurs ? MAX_DISTANCE : MAX_DISTANCE_ELSEWHERE);
      if (!isOurs && meant === undefined) return [];
      return [`There is no variable ${name}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`];
    });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

function findNearestVariable(name: string, maxDistance: number): string | undefined {
  const known = environmentVariableNames
    .filter((variable) => Math.abs(variable.length - name.length) <= maxDistance)
    .map((variable) => ({ variable, distance: editDistance(name.toUpperCase(), variable) }))
    .sort((a, b) => a.distance - b.distance)[0];
  return known !== undefined && known.distance <= maxDistance ? known.variable : undefined;
}

/** Calculates the Levenshtein distance of two words. */
function editDistance(a: string, b: string): number {
  let distances = Array.from({ length: b.length + 1 }, (_, position) => position);
  for (const [row, letter] of [...a].entries()) {
    const above = distances;
    distances = [row + 1];
    for (const [column, other] of [...b].entries()) {
      const replaced = (above[column] ?? 0) + (letter === other ? 0 : 1);
      distances.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (distances[column] ?? 0) + 1));
    }
  }
  return distances[b.length] ?? 0;
}
