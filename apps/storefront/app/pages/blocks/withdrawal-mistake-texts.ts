import type { IntlShape } from 'react-intl';

/**
 * Returns the text for each mistake in a withdrawal.
 *
 * @param isChosen Whether goods are ticked in a list instead of typed.
 */
export function getWithdrawalMistakeTexts(intl: IntlShape, isChosen: boolean) {
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
