import type { ReactElement } from 'react';

/**
 * What React draws, except a text: for places beside other elements. Page translators replace a text there, and React would change or
 * remove what is no longer in the page.
 */
export type Elements = ReactElement | Iterable<Elements> | '' | boolean | null | undefined;
