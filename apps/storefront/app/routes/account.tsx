import { loadAccount } from '../features/account/account.server';
import { AccountPage } from '../features/account/account-page';
import { metaOf } from '../shell/page-head';
import type { PageHandle } from '../shell/page-handle';
import type { Route } from './+types/account';

export { PageError as ErrorBoundary } from '../shell/page-error';

export const handle: PageHandle = { guards: ['authentication'] };

export const loader = ({ request }: Route.LoaderArgs) => loadAccount(request);

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function Account({
  loaderData: { head: _head, isForGuests: _isForGuests, ...page },
}: Route.ComponentProps) {
  return <AccountPage key={page.name} {...page} />;
}
