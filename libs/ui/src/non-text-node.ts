import type { ReactElement } from 'react';

/**
 * React nodes except text, for children next to other elements. Page translators replace text there, and React would update or
 * remove nodes that are no longer in the page.
 */
export type NonTextNode = ReactElement | Iterable<NonTextNode> | '' | boolean | null | undefined;
