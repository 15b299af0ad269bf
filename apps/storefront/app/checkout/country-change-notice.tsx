import { useIntl } from 'react-intl';
import { Button, Notice } from '@marehalm/ui';
import { getCountryName } from '@marehalm/page-data';
import { usePageLocale } from '../intl/page-locale';
import { chooseCountry } from '../session/chosen-country';
import type { CheckoutController } from './state/use-checkout';
import styles from './checkout.module.css';

/**
 * Explains that the delivery country has changed and the address must be entered again, with a way back. Renders nothing
 * otherwise.
 */
export function CountryChangeNotice({
  checkout: { state },
}: {
  checkout: Pick<CheckoutController, 'state'>;
}) {
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
