import type { ComponentProps, MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router';
import { missPage, useIsOnline } from './connection';
import { isPageKept, showKept } from './kept-pages';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

const isElsewhere = (href: string) => !href.startsWith('/') || href.startsWith('//');

/** Every link of the shop. Pages of the shop come without a reload; other addresses are plain links. */
export function Link({ href, onClick, ...rest }: LinkProps) {
  const isOnline = useIsOnline();
  if (isElsewhere(href)) return <a href={href} onClick={onClick} {...rest} />;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const isKept = isPageKept();
    if (navigator.onLine && !isKept) return onClick?.(event);
    // Another tab or window is the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // Without a network the page that is here is worth more than the browser's word that there is none.
    event.preventDefault();
    if (isKept) location.assign(href);
    else
      void showKept(href).then((isShown) => {
        if (!isShown) missPage();
      });
  };
  return (
    <RouterLink
      to={href}
      // The router reloads the page when the code of another does not come, even for a pointer that passes over a link:
      // without a connection that would lose the page.
      prefetch={isOnline ? 'intent' : 'none'}
      viewTransition
      onClick={follow}
      {...rest}
    />
  );
}
