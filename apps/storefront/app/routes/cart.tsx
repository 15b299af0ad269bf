import { plainHead } from '../server/plain-head.server';
import { matchOf } from '../server/request-match.server';
import { CartPage } from '../pages/cart/cart-page';
import { metaOf } from '../view-models/page-head';
import type { Route } from './+types/cart';

export { PageError as ErrorBoundary } from '../layout/page-error';

export const loader = ({ request }: Route.LoaderArgs) => plainHead(matchOf(request, 'cart'), 'bag.title');

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function Cart({ loaderData }: Route.ComponentProps) {
  return <CartPage title={loaderData.title} />;
}
