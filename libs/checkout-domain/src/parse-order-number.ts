/** Returns the order number in the `order` parameter of the URL, otherwise the digits at the end of the order id. */
export function parseOrderNumber(orderUrl: string, orderId: string): string {
  const named = URL.canParse(orderUrl) ? new URL(orderUrl).searchParams.get('order') : null;
  return named || (/(\d+)(?:\?.*)?$/.exec(orderId)?.[1] ?? orderId);
}
