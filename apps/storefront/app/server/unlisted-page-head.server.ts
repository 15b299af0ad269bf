import type { RouteMatch } from '@marehalm/shop';
import { createPageHead } from './head.server.ts';
import { getIntl } from './intl.server.ts';
import type { MessageId } from '../intl/messages';

/** Creates the head of a page that search engines must not list, so that its title is also its description. */
export async function createUnlistedPageHead(match: RouteMatch, title: MessageId) {
  const text = getIntl(match.locale).formatMessage({ id: title as 'site.name' });
  return { head: await createPageHead(match, { title: text, description: text }), title: text };
}
