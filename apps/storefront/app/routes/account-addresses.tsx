import { loadAccountPage } from '../server/account.server';
import { AccountPage } from '../account/account-page';
import { lazyAccountContent } from '../account/lazy-account-content';
import { matchOf } from '../server/request-match.server';
import { metaOf } from '../view-models/page-head';
import type { PageHandle } from '../layout/page-handle';
import type { Route } from './+types/account-addresses';

export { PageError as ErrorBoundary } from '../layout/page-error';

export const handle: PageHandle = { guards: ['authentication'] };

export const loader = ({ request }: Route.LoaderArgs) =>
  loadAccountPage(matchOf(request, 'accountAddresses'));

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

const Content = lazyAccountContent(async () => (await import('../account/addresses/addresses')).Addresses);

export default function AccountAddresses({ loaderData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} content={Content} />;
}
