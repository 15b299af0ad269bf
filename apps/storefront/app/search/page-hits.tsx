import { HighlightedText } from '@marehalm/search/react';
import { SearchPageRow, SearchRows, SearchSection, type SearchSectionProps } from '@marehalm/ui';
import { useIntl } from 'react-intl';
import type { PageHit } from '@marehalm/page-data';

/** Information pages in a section of their own. */
export function PageHits({
  hits,
  place,
}: {
  hits: readonly PageHit[];
  place: NonNullable<SearchSectionProps['place']>;
}) {
  const intl = useIntl();
  return (
    <SearchSection title={intl.formatMessage({ id: 'search.pages' })} place={place}>
      <SearchRows>
        {hits.map(({ objectID, href, marked, excerpt }) => (
          <SearchPageRow
            key={objectID}
            href={href}
            title={<HighlightedText text={marked} />}
            description={excerpt}
          />
        ))}
      </SearchRows>
    </SearchSection>
  );
}
