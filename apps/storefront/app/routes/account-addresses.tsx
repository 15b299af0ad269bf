import { loadAccountPage } from '../account/account.server';
import { AccountPage } from '../account/account-page';
import { lazyAccountContent } from '../account/lazy-account-content';
import { matchOf } from '../catalogue/request-match.server';
import { metaOf } from '../shell/page-head';
import type { PageHandle } from '../shell/page-handle';
import type { Route } from './+types/account-addresses';

export { PageError as ErrorBoundary } from '../shell/page-error';

export const handle: PageHandle = { guards: ['authentication'] };

export const loader = ({ request }: Route.LoaderArgs) =>
  loadAccountPage(matchOf(request, 'accountAddresses'));

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

const Content = lazyAccountContent(async () => (await import('../account/addresses/addresses')).Addresses);

export default function AccountAddresses({ loaderData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} content={Content} />;
}
