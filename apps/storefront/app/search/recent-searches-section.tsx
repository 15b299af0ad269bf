import { Button, SearchSuggestionList, SearchSection } from '@marehalm/ui';
import { useIntl } from 'react-intl';

export interface RecentSearchesSectionProps {
  readonly searches: readonly string[];
  readonly onChoose: (query: string) => void;
  readonly onForget: (query: string) => void;
  readonly onForgetAll: () => void;
}

/**
 * Lists the searches stored on this device, each with a button that removes it, and a button that removes all. Renders nothing
 * without searches.
 */
export function RecentSearchesSection({
  searches,
  onChoose,
  onForget,
  onForgetAll,
}: RecentSearchesSectionProps) {
  const intl = useIntl();
  if (searches.length === 0) return null;
  return (
    <SearchSection
      title={intl.formatMessage({ id: 'search.recent' })}
      footer={
        <Button variant="link" onClick={onForgetAll}>
          {intl.formatMessage({ id: 'search.forgetAll' })}
        </Button>
      }
    >
      <SearchSuggestionList
        choices={searches.map((query) => ({
          label: query,
          onChoose: () => {
            onChoose(query);
          },
          remove: {
            label: intl.formatMessage({ id: 'search.forget' }, { query }),
            onRemove: () => {
              onForget(query);
            },
          },
        }))}
      />
    </SearchSection>
  );
}
