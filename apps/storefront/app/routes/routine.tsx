import { createRoutinePageData, createRoutinesPageData } from '@marehalm/page-data/build';
import { RoutinePage } from '../pages/routines/routine-page';
import { RoutinesPage } from '../pages/routines/routines-page';
import { createPageLoader } from '../server/create-page-loader.server';
import type { Route } from './+types/routine';

export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { toPageMeta as meta } from '@marehalm/page-data';

/** The slug is optional; without it, the page lists all routines. */
export const loader = createPageLoader('routine', (sources, match) =>
  match.parameters.slug === undefined
    ? createRoutinesPageData(sources, match)
    : createRoutinePageData(sources, match),
);

export default function Routine({ loaderData }: Route.ComponentProps) {
  return 'routines' in loaderData ? <RoutinesPage {...loaderData} /> : <RoutinePage {...loaderData} />;
}
