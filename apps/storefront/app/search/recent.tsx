import { Button, SearchChoices, SearchSection } from '@marehalm/ui';
import { useIntl } from 'react-intl';
import type { RecentSearches } from './recent-searches';

export interface RecentProps {
  readonly searches: RecentSearches;
  readonly onChoose: (query: string) => void;
  readonly onForget: (query: string) => void;
  readonly onForgetAll: () => void;
}

/** What was searched for on this device, each to be searched again or taken away. */
export function Recent({ searches, onChoose, onForget, onForgetAll }: RecentProps) {
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
      <SearchChoices
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
