import { useIntl } from 'react-intl';
import { RelatedArticles, PageHeader, Price, RichText } from '@marehalm/ui';
import { getPriceLabels, toPriceTextPerMarket } from '../../catalogue/price-texts';
import { SiteBreadcrumb } from '../../catalogue/site-breadcrumb';
import { useFormat } from '../../intl/use-format';
import { RoutineWalkthrough } from '../blocks/routine-walkthrough';
import type { RoutinePageData } from '@marehalm/page-data';
import { AddAllButton } from './add-all-button';

/** One routine: its purpose, and its steps with products and prices. */
export function RoutinePage({ crumbs, title, summary, intro, steps, sizes, more }: RoutinePageData) {
  const intl = useIntl();
  const format = useFormat();
  return (
    <article>
      <PageHeader breadcrumb={<SiteBreadcrumb crumbs={crumbs} />} title={title} text={summary} />
      <RoutineWalkthrough
        text={<RichText nodes={intro} />}
        link={<AddAllButton sizes={sizes} />}
        steps={steps}
        priceOf={(product) => {
          const size = sizes.find((one) => one.product === product);
          return (
            size && (
              <>
                <span>{`${size.label} `}</span>
                <Price prices={toPriceTextPerMarket(size, format, intl)} labels={getPriceLabels(intl)} />
              </>
            )
          );
        }}
      />
      <RelatedArticles title={intl.formatMessage({ id: 'routine.more' })} articles={more} />
    </article>
  );
}
