import type { IntlShape } from 'react-intl';

/**
 * Returns what to do about each mistake in a withdrawal, in the shopper's words.
 *
 * @param isChosen Whether goods are ticked in a list instead of written.
 */
export function withdrawalMistakeTexts(intl: IntlShape, isChosen: boolean) {
  return {
    'name-missing': intl.formatMessage({ id: 'withdrawal.nameMissing' }),
    'email-missing': intl.formatMessage({ id: 'withdrawal.emailMissing' }),
    'email-malformed': intl.formatMessage({ id: 'withdrawal.emailMalformed' }),
    'email-letter': intl.formatMessage({ id: 'withdrawal.emailLetter' }),
    'order-number-missing': intl.formatMessage({ id: 'withdrawal.orderNumberMissing' }),
    'goods-missing': intl.formatMessage({
      id: isChosen ? 'withdrawal.goodsNotChosen' : 'withdrawal.goodsMissing',
    }),
    'received-malformed': intl.formatMessage({ id: 'withdrawal.receivedMalformed' }),
  };
}
