import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** The page behind this link shows more of the same: the shopper keeps their place instead of starting at the top. */
  related?: boolean;
};

const isElsewhere = (href: string) => !href.startsWith('/') || href.startsWith('//');

/** Every link of the shop. Pages of the shop come without a reload; other addresses are plain links. */
export function Link({ href, related = false, ...rest }: LinkProps) {
  if (isElsewhere(href)) return <a href={href} {...rest} />;
  return <RouterLink to={href} prefetch="intent" viewTransition preventScrollReset={related} {...rest} />;
}
