import { Button, IconButton } from '@marehalm/ui';
import { useText } from '../../text';
import type { RecentSearches } from './recent-searches';
import styles from './search.module.css';

export interface RecentProps {
  readonly searches: RecentSearches;
  readonly onChoose: (query: string) => void;
  readonly onForget: (query: string) => void;
  readonly onForgetAll: () => void;
}

/** What was searched for on this device, each to be searched again or taken away. */
export function Recent({ searches, onChoose, onForget, onForgetAll }: RecentProps) {
  const t = useText();
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="search-recent">
      <h3 id="search-recent" className={styles.label}>
        {t('search.recent')}
      </h3>
      <ul role="list" className={styles.choices}>
        {searches.map((query) => (
          <li key={query} className={styles.kept}>
            <button
              type="button"
              className={styles.choice}
              onClick={() => {
                onChoose(query);
              }}
            >
              {query}
            </button>
            <IconButton
              icon="close"
              label={t('search.forget', { query })}
              onClick={() => {
                onForget(query);
              }}
            />
          </li>
        ))}
      </ul>
      <Button variant="link" onClick={onForgetAll}>
        {t('search.forgetAll')}
      </Button>
    </section>
  );
}
