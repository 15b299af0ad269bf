import { useIntl } from 'react-intl';
import { Button, Notice } from '@marehalm/ui';
import { getCountryName } from '../intl/get-country-name';
import { usePageLocale } from '../intl/page-locale';
import { chooseCountry } from '../session/chosen-country';
import type { CheckoutController } from './state/use-checkout';
import styles from './checkout.module.css';

/** Says that the address is requested again because the order goes to another country, and offers to go back. */
export function MarketChangeNotice({ checkout: { state } }: { checkout: Pick<CheckoutController, 'state'> }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const { previousCountry, contact, requiresShipping } = state;
  if (!requiresShipping || previousCountry === undefined || previousCountry === contact.country) return null;
  const from = getCountryName(previousCountry, locale);
  return (
    <Notice tone="info">
      <p>
        {contact.country === ''
          ? intl.formatMessage({ id: 'checkout.movedAbroad' }, { from })
          : intl.formatMessage(
              { id: 'checkout.moved' },
              { from, to: getCountryName(contact.country, locale) },
            )}
      </p>
      <div className={styles.choices}>
        <Button variant="link" onClick={() => chooseCountry(previousCountry)}>
          {intl.formatMessage({ id: 'checkout.moveBack' }, { from })}
        </Button>
      </div>
    </Notice>
  );
}
