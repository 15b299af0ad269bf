import { SearchSuggestionList, SearchSection } from '@marehalm/ui';
import { useIntl } from 'react-intl';

/** A link to the page of a product category. */
export interface CategoryLink {
  readonly label: string;
  readonly href: string;
}

export interface PopularSearchesAndCategoriesProps {
  readonly popularSearches: readonly string[];
  readonly onChoose: (query: string) => void;
  readonly categories?: readonly CategoryLink[];
}

/** Popular searches and categories. */
export function PopularSearchesAndCategories({
  popularSearches,
  onChoose,
  categories = [],
}: PopularSearchesAndCategoriesProps) {
  const intl = useIntl();
  return (
    <>
      {popularSearches.length > 0 && (
        <SearchSection title={intl.formatMessage({ id: 'search.popular' })}>
          <SearchSuggestionList
            choices={popularSearches.map((query) => ({
              label: query,
              onChoose: () => {
                onChoose(query);
              },
            }))}
          />
        </SearchSection>
      )}
      <CategoryLinksSection categories={categories} />
    </>
  );
}

/** The top categories of the shop. */
export function CategoryLinksSection({
  categories,
}: Required<Pick<PopularSearchesAndCategoriesProps, 'categories'>>) {
  const intl = useIntl();
  if (categories.length === 0) return null;
  return (
    <SearchSection title={intl.formatMessage({ id: 'search.categories' })}>
      <SearchSuggestionList choices={categories} />
    </SearchSection>
  );
}
