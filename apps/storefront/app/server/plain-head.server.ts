import type { RouteMatch } from '@marehalm/shop';
import { headOf } from './head.server.ts';
import { intlOf } from './intl.server.ts';
import type { MessageId } from '../intl/messages';

/** The head of a page that search engines are asked to pass over: it has a title and nothing to find. */
export async function plainHead(match: RouteMatch, title: MessageId) {
  const text = intlOf(match.locale).formatMessage({ id: title as 'site.name' });
  return { head: await headOf(match, { title: text, description: text }), title: text };
}
