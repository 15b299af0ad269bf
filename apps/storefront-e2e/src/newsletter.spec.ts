import type { Page } from '@playwright/test';
import { checkThroughLabel } from './check-through-label.ts';
import { holdRequests } from './hold-requests.ts';
import { locales, getMessage, type Locale } from './messages.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage } from './open-page.ts';

/** The English sentences are those of the specification, sections 5 and 8. */
const words = {
  en: {
    policy: 'You need to accept our terms & services before submitting',
    emailMissing: 'Please enter an email address',
    emailMalformed: 'Please enter a valid email address',
    name: 'Please enter your name',
    success: 'Success! Thank you for subscribing to our newsletter and joining the Club. Check your inbox.',
    duplicate: 'Your email address is already subscribed.',
    error: 'Oh no! An error occurred. Please try again later.',
    code: /: (WELCOME15|VELKOMMEN15)$/m,
  },
  da: {
    policy: 'Du skal acceptere vores vilkår, før du tilmelder dig',
    emailMissing: 'Skriv din e-mailadresse',
    emailMalformed: 'Skriv en gyldig e-mailadresse',
    name: 'Skriv dit navn',
    success: 'Tak for din tilmelding til Marehalm Klub. Bekræft din tilmelding i den e-mail, vi har sendt.',
    duplicate: 'Din e-mailadresse er allerede tilmeldt.',
    error: 'Der gik noget galt. Prøv igen lidt senere.',
    code: /: (WELCOME15|VELKOMMEN15)$/m,
  },
} as const;

/** The form of the front page, by accessible names. */
function formOf(page: Page, locale: Locale) {
  const main = page.getByRole('main');
  return {
    name: main.getByRole('textbox', { name: getMessage(locale, 'newsletter.name'), exact: true }),
    email: main.getByRole('textbox', { name: getMessage(locale, 'newsletter.email'), exact: true }),
    policy: main.getByRole('checkbox').last(),
    send: () => main.getByRole('button', { name: getMessage(locale, 'newsletter.submit') }).click(),
    says: (text: string) => expect(main.getByText(text, { exact: true })).toBeVisible(),
  };
}

for (const locale of sampleCases(locales.toReversed())) {
  test.describe(() => {
    test.use({ expectedComplaints: /status of (422|503)/ });

    test(`shopper can join the club, once, after confirming by mail, in ${locale}`, async ({
      page,
      shop,
    }) => {
      const email = `klub-${locale}@example.com`;
      const said = words[locale];
      await openAndHydratePage(page, locale === 'en' ? '/' : '/da');
      const form = formOf(page, locale);
      await expect(form.policy).not.toBeChecked();

      await form.send();
      await form.says(said.name);
      await form.says(said.emailMissing);
      await form.says(said.policy);
      await expect(form.name).toBeFocused();
      await expect(form.name).toHaveAttribute('aria-invalid', 'true');
      await form.name.fill('Ida');
      await expect(page.getByText(said.name, { exact: true })).toHaveCount(0);
      await form.email.fill('ida@');
      await expect(page.getByText(said.emailMissing, { exact: true })).toHaveCount(0);
      await form.send();
      await form.says(said.emailMalformed);
      await form.email.fill(email);
      await checkThroughLabel(form.policy);
      await expect(page.getByText(said.policy, { exact: true })).toHaveCount(0);
      await expect(form.policy).toHaveAttribute('aria-required', 'true');

      await shop.breakService('newsletter', { status: 503 });
      await form.send();
      await form.says(said.error);
      await expect(form.email).toHaveValue(email);
      await shop.clearFaults();
      await form.send();
      await form.says(said.success);

      // The code is sent after the confirmation, not for opening the link.
      const mails = async (kind: string) =>
        (await shop.fetchMailsTo(email)).filter((mail) => mail.kind === kind);
      await expect.poll(async () => (await mails('newsletter-confirmation')).length).toBe(1);
      const [confirmation] = await mails('newsletter-confirmation');
      await page.goto(/http\S+/.exec(confirmation?.text ?? '')?.[0] ?? '/');
      expect(await mails('newsletter-welcome')).toEqual([]);
      await page.getByRole('button').click();
      await expect.poll(async () => (await mails('newsletter-welcome')).length).toBe(1);
      const [welcome] = await mails('newsletter-welcome');
      expect(welcome).toMatchObject({ locale });
      expect(welcome?.text).toMatch(said.code);

      await openAndHydratePage(page, locale === 'en' ? '/' : '/da');
      await form.name.fill('Ida');
      await form.email.fill(email);
      await checkThroughLabel(form.policy);
      await form.send();
      // Membership is revealed in the member's inbox only, not on the page.
      await form.says(said.success);
      await expect.poll(async () => (await mails('newsletter-known')).length).toBe(1);
      expect((await mails('newsletter-known'))[0]?.text).toContain(said.duplicate);
    });

    test(
      `address that only the service rejects is reported at its field, in ${locale}`,
      { tag: '@all' },
      async ({ page }) => {
        const said = words[locale];
        await openAndHydratePage(page, locale === 'en' ? '/' : '/da');
        const form = formOf(page, locale);
        await form.name.fill('Ida');
        await form.email.fill(`komma-${locale}@example.com,`);
        await checkThroughLabel(form.policy);
        await form.send();
        await form.says(said.emailMalformed);
        await expect(form.email).toBeFocused();
        await expect(page.getByText(said.error, { exact: true })).toHaveCount(0);
        await form.email.fill(`komma-${locale}@example.com`);
        await form.send();
        await form.says(said.success);
      },
    );
  });
}

test('form that is submitted before its code has loaded is validated and sent by that code', async ({
  page,
}) => {
  const letCodeLoad = await holdRequests(page, /\/assets\/newsletter-[\w-]{7}\.js$/);
  await openAndHydratePage(page, '/');
  const form = formOf(page, 'en');
  await form.name.fill('Ida');
  await form.send();
  await letCodeLoad();
  await form.says(words.en.emailMissing);
  await expect(form.name).toHaveValue('Ida');
  await expect(page).toHaveURL('/');
});
