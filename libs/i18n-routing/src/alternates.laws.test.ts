import { test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { arbitraryMatch, arbitraryTranslatedPage } from './testing/arbitraries.ts';
import {
  alternatesFor,
  hrefOf,
  localeCodes,
  matchPath,
  type RouteMatch,
  switchLocale,
} from './testing/example-shop.ts';

test.prop([arbitraryTranslatedPage])(
  'switchLocale() and back returns the same path',
  ({ match, parametersPerLocale }) => {
    const there = match.locale === 'en' ? 'da' : 'en';
    const alternate = matchPath(switchLocale(match, there, parametersPerLocale));
    expect(alternate).toEqual({ name: match.name, locale: there, parameters: parametersPerLocale[there] });
    expect(alternate && switchLocale(alternate, match.locale, parametersPerLocale)).toBe(hrefOf(match));
  },
);

test.prop([arbitraryMatch])(
  'switchLocale() returns a page in the language, whatever parameters are known',
  (match) => {
    for (const locale of localeCodes) {
      expect(matchPath(switchLocale(match, locale))?.locale).toBe(locale);
    }
    expect(switchLocale(match, match.locale)).toBe(hrefOf(match));
  },
);

test.prop([arbitraryTranslatedPage])(
  'alternatesFor() returns the same set for each language',
  ({ match, parametersPerLocale }) => {
    const { canonical, alternates } = alternatesFor(match, parametersPerLocale);
    expect(matchPath(canonical)).toEqual(match);
    for (const { href } of alternates) {
      const alternate = matchPath(href) as RouteMatch;
      expect(alternatesFor(alternate, parametersPerLocale).alternates).toEqual(alternates);
    }
  },
);

test.prop([arbitraryTranslatedPage])(
  'alternatesFor() and switchLocale() agree on the alternates',
  ({ match, parametersPerLocale }) => {
    for (const { hreflang, href } of alternatesFor(match, parametersPerLocale).alternates) {
      if (hreflang !== 'x-default') expect(switchLocale(match, hreflang, parametersPerLocale)).toBe(href);
    }
  },
);
