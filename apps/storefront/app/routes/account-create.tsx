import { loadAccountPage } from '../server/account.server';
import { AccountPage } from '../account/account-page';
import { lazyAccountContent } from '../account/lazy-account-content';
import { matchOf } from '../server/request-match.server';
import { metaOf } from '../view-models/page-head';
import type { Route } from './+types/account-create';

export { PageError as ErrorBoundary } from '../layout/page-error';

export const loader = ({ request }: Route.LoaderArgs) => loadAccountPage(matchOf(request, 'accountCreate'));

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

const Content = lazyAccountContent(
  async () => (await import('../account/auth/create-account')).CreateAccount,
);

export default function AccountCreate({ loaderData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} content={Content} />;
}
