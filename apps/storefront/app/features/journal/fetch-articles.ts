import { fetchOnce } from '../../listing/fetch-once';
import { listPath } from '../../listing/list-path';
import type { TeaserView } from '../blocks/block-view';

/** Every article of the journal as a teaser, by its id. */
export const fetchArticles = fetchOnce<TeaserView>((locale) => listPath('journal', locale));
