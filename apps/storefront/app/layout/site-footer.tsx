import { memo } from 'react';
import { useIntl } from 'react-intl';
import { brand, localeCodes, locales } from '@marehalm/shop';
import { Button, Footer, Link, Wordmark } from '@marehalm/ui';
import { openOverlay } from '../session/overlay-store';
import { saveLocaleAndKeepMarket } from './save-locale-and-keep-market';
import { usePageLocale } from '../intl/page-locale';
import type { ShellData } from '@marehalm/page-data';
import { useGetAlternateHref } from './use-get-alternate-href';

/**
 * The footer of every page, with the imprint, which has to be easy to find (E-commerce Directive, art. 5). That of the checkout has the
 * links to help and law only.
 */
export const SiteFooter = memo(function SiteFooter({
  footer,
  legal,
  company,
  isQuiet,
}: Pick<ShellData, 'footer' | 'legal' | 'company'> & { readonly isQuiet: boolean }) {
  const intl = useIntl();
  const link = ({ label, path }: { label: string; path: string }) => ({ label, href: path });
  return (
    <Footer
      ground={isQuiet ? 'paper' : 'ink'}
      wordmark={isQuiet ? undefined : <Wordmark>{brand.name}</Wordmark>}
      label={intl.formatMessage({ id: 'footer.label' })}
      sentence={intl.formatMessage({ id: 'site.tagline' })}
      columns={(isQuiet ? footer.slice(0, 1) : footer).map((one) => ({ ...one, links: one.links.map(link) }))}
      legal={legal.map(link)}
      imprint={
        <p>
          <span>{`${company.name} · ${intl.formatMessage({ id: 'footer.cvr' }, { number: company.cvr })}`}</span>
          <br />
          <span>{`${company.street}, ${company.postcode} ${company.city}, ${company.country}`}</span>
          <br />
          <a href={`mailto:${company.email}`}>{company.email}</a>
          <br />
          <span>{intl.formatMessage({ id: 'footer.taxes' })}</span>
        </p>
      }
      preferences={
        <>
          <LanguageLinks />
          <Button variant="link" onClick={() => openOverlay('preferences')}>
            {intl.formatMessage({ id: 'site.languageAndCurrency' })}
          </Button>
          <Button variant="link" onClick={() => openOverlay('location')}>
            {intl.formatMessage({ id: 'site.changeCountry' })}
          </Button>
        </>
      }
    />
  );
});

/** Links to the page in the other languages, which work without scripts. With scripts the choice is stored. */
function LanguageLinks() {
  const locale = usePageLocale();
  const alternateHrefIn = useGetAlternateHref();
  return localeCodes
    .filter((other) => other !== locale)
    .map((other) => (
      <Link
        key={other}
        href={alternateHrefIn(other)}
        hrefLang={other}
        lang={other}
        onClick={() => saveLocaleAndKeepMarket(other)}
      >
        {locales[other].name}
      </Link>
    ));
}
