import { useState } from 'react';
import { useIntl } from 'react-intl';
import { createOnceLoader } from '@marehalm/static-router/client';
import { marketIds, markets } from '@marehalm/shop';
import { Button, Notice } from '@marehalm/ui';
import { usePageLocale } from '../../intl/page-locale';
import { useFormat } from '../../intl/use-format';
import type { SizeView } from '@marehalm/page-data';

const fetchCode = createOnceLoader(() => import('./add-skus-and-open-bag'));

/** Adds the products of a routine to the bag, and shows their total price. Products that are sold out in the market are skipped. */
export function AddAllButton({ sizes }: { sizes: readonly SizeView[] }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const format = useFormat();
  /** Number of presses after which loading failed. */
  const [missed, setMissed] = useState(0);
  return (
    <>
      {marketIds.map((id) => {
        const inStock = sizes.filter(({ market }) => market[id].available);
        if (inStock.length === 0) return null;
        const amount = inStock.reduce((sum, { market }) => sum + market[id].price, 0);
        const total = format.price({ amount, currency: markets[id].currency });
        return (
          <div key={id} data-market={id}>
            <Button
              data-once=""
              onClick={() => {
                fetchCode()
                  .then(({ addSkusAndOpenBag }) =>
                    addSkusAndOpenBag(
                      inStock.map(({ sku }) => sku),
                      locale,
                    ),
                  )
                  .catch(() => setMissed((before) => before + 1));
              }}
            >
              {inStock.length < sizes.length
                ? intl.formatMessage({ id: 'routine.addInStock' }, { total })
                : intl.formatMessage({ id: 'routine.addAll' }, { total })}
            </Button>
          </div>
        );
      })}
      {missed > 0 && (
        <Notice key={missed} tone="problem">
          {intl.formatMessage({ id: 'error.somethingWrong' })}
        </Notice>
      )}
    </>
  );
}
