import { fetchOnce } from '../../listing/fetch-once';
import { listPath } from '../../listing/list-path';
import type { TeaserView } from '../../view-models/block';

/** Every article of the journal as a teaser, by its id. */
export const fetchArticles = fetchOnce<TeaserView>((locale) => listPath('journal', locale));
