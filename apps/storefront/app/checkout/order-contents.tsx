import { useIntl } from 'react-intl';
import { multiplyMoney } from '@marehalm/cart-domain/money';
import { listCheckoutLines } from '@marehalm/checkout-domain';
import { toBagLineInput } from '@marehalm/commerce-client';
import type { NonTextNode } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import { formatGiftCardLine, useGiftCardIntl } from '../cart/gift-card-texts';
import { PromoCodeSection } from './steps/promo-code-section';
import type { CheckoutController } from './state/use-checkout';
import { OrderedLines } from '../cart/ordered-lines';
import { useFormat } from '../intl/use-format';
import styles from './checkout.module.css';

/** Number of lines above which they scroll if the totals must stay visible. */
const MAX_LINES_IN_SIGHT = 4;

/** The lines of the order, with the field for a promo code below. */
export function OrderContents({
  checkout,
  isBounded = false,
  children,
}: {
  checkout: CheckoutController;
  /** Whether lines are compact and many of them scroll, so that what follows stays in the viewport. */
  isBounded?: boolean;
  children?: NonTextNode;
}) {
  const intl = useIntl();
  const lines = <OrderLines checkout={checkout} density={isBounded ? 'compact' : 'regular'} />;
  const scrolls = isBounded && getCheckoutLines(checkout).length > MAX_LINES_IN_SIGHT;
  return (
    <div className={styles.contents}>
      {scrolls ? (
        <div
          className={styles.scrollingLines}
          role="group"
          tabIndex={0}
          aria-label={intl.formatMessage({ id: 'checkout.lines' })}
        >
          {lines}
        </div>
      ) : (
        lines
      )}
      <PromoCodeSection checkout={checkout} />
      {children}
    </div>
  );
}

/** Goods, gifts and samples. */
function OrderLines({ checkout, density }: { checkout: CheckoutController; density: 'regular' | 'compact' }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const format = useFormat();
  const { view } = checkout;
  const lines = getCheckoutLines(checkout);
  const giftCardIntl = useGiftCardIntl(lines.some(({ giftCard }) => giftCard));
  return (
    <OrderedLines
      label={intl.formatMessage({ id: 'checkout.lines' })}
      density={density}
      lines={lines.map(({ key, sku, quantity, unitPrice, giftCard }) => {
        const offer = view.offerOf(sku);
        // The name of a sample contains its size.
        const size = offer?.kind === 'sample' ? undefined : offer?.size[locale];
        return {
          key,
          name: offer?.name[locale] ?? sku,
          size: giftCard ? giftCardIntl && formatGiftCardLine(giftCard, giftCardIntl, format) : size,
          quantity,
          kind:
            offer?.kind === 'gift' || offer?.kind === 'sample'
              ? intl.formatMessage({ id: `checkout.${offer.kind}` })
              : undefined,
          total: multiplyMoney(unitPrice, quantity),
          ...(offer ? { picture: offer.picture } : {}),
        };
      })}
    />
  );
}

/** Returns the lines of the commerce cart as soon as it is known, and those of the bag before. */
export const getCheckoutLines = ({ cart, view }: Pick<CheckoutController, 'cart' | 'view'>) =>
  listCheckoutLines(cart, view.totals, toBagLineInput);
