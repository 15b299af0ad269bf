import type { IntlShape } from 'react-intl';

/** Returns the texts of mistakes in an email address, which several forms ask for. */
export const getEmailMistakeTexts = (intl: IntlShape) => ({
  'email-missing': intl.formatMessage({ id: 'newsletter.emailMissing' }),
  'email-malformed': intl.formatMessage({ id: 'newsletter.emailMalformed' }),
  'email-letter': intl.formatMessage({ id: 'newsletter.emailLetter' }),
});
