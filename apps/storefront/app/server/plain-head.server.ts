import type { RouteMatch } from '@marehalm/shop';
import { headOf } from './head.server.ts';
import { intlOf } from './intl.server.ts';
import type { MessageId } from '../intl/messages';

/** Creates the head of a page that search engines must not list, so that its title is also its description. */
export async function plainHead(match: RouteMatch, title: MessageId) {
  const text = intlOf(match.locale).formatMessage({ id: title as 'site.name' });
  return { head: await headOf(match, { title: text, description: text }), title: text };
}
