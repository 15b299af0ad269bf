import type { LocaleCode } from '@marehalm/i18n-routing';
import { fetchOnce } from '../../listing/fetch-once';
import type { TeaserView } from '../blocks/block-view';

/** Where the teasers of every article lie, in one language. */
export const articlesPath = (locale: LocaleCode) => `/lists/journal.${locale}.json`;

/** Every article of the journal as a teaser, by its id. */
export const fetchArticles = fetchOnce<TeaserView>(articlesPath);
