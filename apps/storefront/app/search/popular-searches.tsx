import { SearchChoices, SearchSection } from '@marehalm/ui';
import { useIntl } from 'react-intl';

/** A link to a list. */
export interface CategoryLink {
  readonly label: string;
  readonly href: string;
}

export interface PopularSearchesProps {
  readonly popularSearches: readonly string[];
  readonly onChoose: (query: string) => void;
  readonly categories?: readonly CategoryLink[];
}

/** Popular searches and categories. */
export function PopularSearches({ popularSearches, onChoose, categories = [] }: PopularSearchesProps) {
  const intl = useIntl();
  return (
    <>
      {popularSearches.length > 0 && (
        <SearchSection title={intl.formatMessage({ id: 'search.popular' })}>
          <SearchChoices
            choices={popularSearches.map((query) => ({
              label: query,
              onChoose: () => {
                onChoose(query);
              },
            }))}
          />
        </SearchSection>
      )}
      <Categories categories={categories} />
    </>
  );
}

/** The top categories of the shop. */
export function Categories({ categories }: Required<Pick<PopularSearchesProps, 'categories'>>) {
  const intl = useIntl();
  if (categories.length === 0) return null;
  return (
    <SearchSection title={intl.formatMessage({ id: 'search.categories' })}>
      <SearchChoices choices={categories} />
    </SearchSection>
  );
}
