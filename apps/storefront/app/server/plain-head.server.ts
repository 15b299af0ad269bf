import type { RouteMatch } from '@marehalm/shop';
import { headOf } from './head.server.ts';
import { textOf } from './text.server.ts';
import type { MessageKey } from '../messages.gen';

/** The head of a page that search engines are asked to pass over: it has a title and nothing to find. */
export async function plainHead(match: RouteMatch, title: MessageKey) {
  const text = textOf(match.locale)(title as 'site.name');
  return { head: await headOf(match, { title: text, description: text }), title: text };
}
