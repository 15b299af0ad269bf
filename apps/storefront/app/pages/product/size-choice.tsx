import { useIntl } from 'react-intl';
import { marketIds } from '@marehalm/shop';
import { Price, SizeSelector } from '@marehalm/ui';
import { getPriceLabels, toPriceTextPerMarket } from '../../catalogue/price-texts';
import { useFormat } from '../../intl/use-format';
import type { SizeView } from '@marehalm/page-data';
import styles from './product-page.module.css';

/** Units in stock at which the page says that only few are left. */
const FEW_IN_STOCK = 5;

/** The sizes with their prices; a selector if there is a choice. */
export function SizeChoice({
  sizes,
  size,
  onChange,
}: {
  sizes: readonly SizeView[];
  size: SizeView;
  onChange: (sku: string) => void;
}) {
  const intl = useIntl();
  const format = useFormat();
  const taxes = <span className={styles.taxes}>{intl.formatMessage({ id: 'product.taxes' })}</span>;
  if (sizes.length === 1)
    return (
      <div className={styles.onlySize}>
        <p>
          <span className={styles.sizeLabel}>{`${size.label} `}</span>
          {taxes}
        </p>
        <Price prices={toPriceTextPerMarket(size, format, intl)} labels={getPriceLabels(intl)} size="page" />
      </div>
    );
  return (
    <SizeSelector
      legend={
        <>
          <span>{`${intl.formatMessage({ id: 'product.size' })} `}</span>
          {taxes}
        </>
      }
      sizes={sizes.map((one) => ({
        value: one.sku,
        label: one.label,
        prices: toPriceTextPerMarket(one, format, intl),
        ...createSoldOutNote(one, intl.formatMessage({ id: 'badge.soldOut' })),
      }))}
      priceLabels={getPriceLabels(intl)}
      value={size.sku}
      onChange={onChange}
    />
  );
}

/** Says in the markets where a size is sold out that it is; nothing where it is sold in all of them. */
function createSoldOutNote({ market }: SizeView, text: string) {
  const soldOutIn = marketIds.filter((id) => !market[id].available);
  if (soldOutIn.length === 0) return {};
  const notes = soldOutIn.map((id) => (
    <span key={id} data-market={id}>
      {text}
    </span>
  ));
  return { soldOut: soldOutIn.length === marketIds.length ? text : notes };
}

/** Says that few units are left, according to the commerce service. */
export function StockNote({ size }: { size: SizeView }) {
  const intl = useIntl();
  return marketIds.map((id) => {
    const { available, stock } = size.market[id];
    if (!available || stock === undefined || stock > FEW_IN_STOCK) return null;
    return (
      <p key={id} data-market={id} className={styles.stock}>
        {intl.formatMessage({ id: 'product.fewLeft' })}
      </p>
    );
  });
}
