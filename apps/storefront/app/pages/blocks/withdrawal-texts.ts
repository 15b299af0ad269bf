import type { IntlShape } from 'react-intl';

/**
 * Returns the texts of the withdrawal form, of its mistakes and of the review.
 *
 * @param isChosen Whether goods are ticked in a list instead of typed.
 */
export function getWithdrawalTexts(intl: IntlShape, isChosen: boolean) {
  return {
    form: {
      name: intl.formatMessage({ id: 'withdrawal.name' }),
      email: {
        label: intl.formatMessage({ id: 'withdrawal.email' }),
        hint: intl.formatMessage({ id: 'withdrawal.emailReason' }),
      },
      orderNumber: {
        label: intl.formatMessage({ id: 'withdrawal.orderNumber' }),
        hint: intl.formatMessage({ id: 'withdrawal.orderNumberPlace' }),
      },
      scope: {
        legend: intl.formatMessage({ id: 'withdrawal.scope' }),
        order: intl.formatMessage({ id: 'withdrawal.scopeOrder' }),
        goods: intl.formatMessage({ id: 'withdrawal.scopeGoods' }),
      },
      goods: {
        label: intl.formatMessage({ id: 'withdrawal.goods' }),
        hint: intl.formatMessage({ id: 'withdrawal.goodsHint' }),
      },
      otherGoods: {
        label: intl.formatMessage({ id: 'withdrawal.goodsMore' }),
        hint: intl.formatMessage({ id: 'withdrawal.goodsMoreHint' }),
      },
      receivedOn: intl.formatMessage({ id: 'withdrawal.receivedOn' }),
      optional: intl.formatMessage({ id: 'withdrawal.optional' }),
      submit: intl.formatMessage({ id: 'withdrawal.toReview' }),
    },
    mistakes: {
      'name-missing': intl.formatMessage({ id: 'withdrawal.nameMissing' }),
      'email-missing': intl.formatMessage({ id: 'withdrawal.emailMissing' }),
      'email-malformed': intl.formatMessage({ id: 'withdrawal.emailMalformed' }),
      'email-letter': intl.formatMessage({ id: 'withdrawal.emailLetter' }),
      'order-number-missing': intl.formatMessage({ id: 'withdrawal.orderNumberMissing' }),
      'goods-missing': intl.formatMessage({
        id: isChosen ? 'withdrawal.goodsNotChosen' : 'withdrawal.goodsMissing',
      }),
      'received-malformed': intl.formatMessage({ id: 'withdrawal.receivedMalformed' }),
    } as Readonly<Partial<Record<string, string>>>,
    review: {
      title: intl.formatMessage({ id: 'withdrawal.review' }),
      text: intl.formatMessage({ id: 'withdrawal.reviewText' }),
      confirm: intl.formatMessage({ id: 'withdrawal.confirm' }),
      sending: intl.formatMessage({ id: 'withdrawal.sending' }),
      change: intl.formatMessage({ id: 'withdrawal.change' }),
    },
    problems: {
      failed: intl.formatMessage({ id: 'withdrawal.failed' }),
      throttled: intl.formatMessage({ id: 'withdrawal.tooMany' }),
    },
  };
}
