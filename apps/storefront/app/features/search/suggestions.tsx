import { Link } from '@marehalm/ui';
import { useText } from '../../text';
import type { SearchGuide } from './search-guide';
import styles from './search.module.css';

export interface SuggestionsProps {
  readonly popularSearches: readonly string[];
  readonly onChoose: (query: string) => void;
  readonly categories?: SearchGuide['categories'][keyof SearchGuide['categories']];
}

/** Where a shopper can begin, or begin again. */
export function Suggestions({ popularSearches, onChoose, categories = [] }: SuggestionsProps) {
  const t = useText();
  return (
    <>
      {popularSearches.length > 0 && (
        <section aria-labelledby="search-popular">
          <h3 id="search-popular" className={styles.label}>
            {t('search.popular')}
          </h3>
          <ul role="list" className={styles.choices}>
            {popularSearches.map((query) => (
              <li key={query}>
                <button
                  type="button"
                  className={styles.choice}
                  onClick={() => {
                    onChoose(query);
                  }}
                >
                  {query}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Categories categories={categories} />
    </>
  );
}

/** The widest categories of the shop. */
export function Categories({ categories }: Required<Pick<SuggestionsProps, 'categories'>>) {
  const t = useText();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="search-categories">
      <h3 id="search-categories" className={styles.label}>
        {t('search.categories')}
      </h3>
      <ul role="list" className={styles.choices}>
        {categories.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className={styles.choice}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
