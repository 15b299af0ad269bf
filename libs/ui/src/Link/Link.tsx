'use client';

import { createContext, createElement, use, type ComponentPropsWithRef, type ComponentType } from 'react';

/** Props of every link element of the kit: the attributes of `<a>` with an `href`. */
export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

/** Shaped like `<a>`: the native element, or a router's link that takes `href`. */
export type LinkElement = 'a' | ComponentType<LinkProps>;

/**
 * The element of the kit's links. A constant of the app, set once near its root:
 * `<LinkElementContext value={RouterLink}>`. Without it links are native and load the next page whole.
 */
export const LinkElementContext = createContext<LinkElement>('a');

/** A link to another page or place, used for all links that the kit renders. */
export function Link(props: LinkProps) {
  return createElement(use(LinkElementContext), props);
}
