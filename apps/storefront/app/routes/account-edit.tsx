import { loadAccountPage } from '../account/account.server';
import { AccountPage } from '../account/account-page';
import { lazyAccountContent } from '../account/lazy-account-content';
import { matchOf } from '../catalogue/request-match.server';
import { metaOf } from '../shell/page-head';
import type { PageHandle } from '../shell/page-handle';
import type { Route } from './+types/account-edit';

export { PageError as ErrorBoundary } from '../shell/page-error';

export const handle: PageHandle = { guards: ['authentication'] };

export const loader = ({ request }: Route.LoaderArgs) => loadAccountPage(matchOf(request, 'accountEdit'));

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

const Content = lazyAccountContent(async () => (await import('../account/auth/edit-account')).EditAccount);

export default function AccountEdit({ loaderData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} content={Content} />;
}
