import { matchRequest } from '../server/match-request.server';
import { RoutinePage } from '../pages/routines/routine-page';
import { RoutinesPage } from '../pages/routines/routines-page';
import { loadRoutine, loadRoutines } from '../server/routines.server';
import type { Route } from './+types/routine';

export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { meta } from '../view-models/page-head';

/** The slug is optional; without it, the page lists all routines. */
export async function loader({ request }: Route.LoaderArgs) {
  const match = matchRequest(request, 'routine');
  return match.parameters.slug === undefined ? loadRoutines(match) : loadRoutine(match);
}

export default function Routine({ loaderData }: Route.ComponentProps) {
  return 'routines' in loaderData ? <RoutinesPage {...loaderData} /> : <RoutinePage {...loaderData} />;
}
