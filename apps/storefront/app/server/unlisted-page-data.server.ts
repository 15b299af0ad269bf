import type { RouteMatch } from '@marehalm/shop';
import { createPageHead } from './page-head.server.ts';
import { getIntl } from './intl.server.ts';
import type { MessageId } from '../intl/messages';

/**
 * Returns the head and the title of a page that search engines do not list. `title` is a message id; its text is also the
 * description.
 */
export async function createUnlistedPageData(match: RouteMatch, title: MessageId) {
  const text = getIntl(match.locale).formatMessage({ id: title as 'site.name' });
  return { head: await createPageHead(match, { title: text, description: text }), title: text };
}
