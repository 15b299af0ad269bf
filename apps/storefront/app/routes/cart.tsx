import { plainHead } from '../catalogue/plain-head.server';
import { matchOf } from '../catalogue/request-match.server';
import { CartPage } from '../features/cart/cart-page';
import { metaOf } from '../shell/page-head';
import type { Route } from './+types/cart';

export { PageError as ErrorBoundary } from '../shell/page-error';

export const loader = ({ request }: Route.LoaderArgs) => plainHead(matchOf(request, 'cart'), 'bag.title');

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function Cart({ loaderData }: Route.ComponentProps) {
  return <CartPage title={loaderData.title} />;
}
