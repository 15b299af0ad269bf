import { createPlainHead } from '../server/plain-head.server';
import { matchRequest } from '../server/match-request.server';
import { CartPage } from '../pages/cart/cart-page';
import type { Route } from './+types/cart';

export { PageError as ErrorBoundary } from '../layout/page-error';
export { meta } from '../view-models/page-head';

export const loader = ({ request }: Route.LoaderArgs) =>
  createPlainHead(matchRequest(request, 'cart'), 'bag.title');

export default function Cart({ loaderData }: Route.ComponentProps) {
  return <CartPage title={loaderData.title} />;
}
