'use client';

import { createContext, createElement, use, type ComponentPropsWithRef, type ComponentType } from 'react';

/** What every link element of the kit receives: the attributes of `<a>`, with an address. */
export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

/** Shaped like `<a>`: the native element, or a router's link that takes `href`. */
export type LinkElement = 'a' | ComponentType<LinkProps>;

/**
 * Which element the kit's links are. A constant of the app, given once near its root:
 * `<LinkElementContext value={RouterLink}>`. Without it links are native and load the next page whole.
 */
export const LinkElementContext = createContext<LinkElement>('a');

/** A link to another page or place. Navigation that the kit draws itself goes through here. */
export function Link(props: LinkProps) {
  return createElement(use(LinkElementContext), props);
}
