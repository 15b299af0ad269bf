import { lazy, memo, type ComponentType } from 'react';
import type { LocaleCode } from '@marehalm/i18n-routing';
import { LatePart } from '../late-part';
import { MoreText } from '../more-text';
import { usePageLocale } from '../page-locale';

/** The words of lists and of what was found in them. */
const loadWords = {
  en: () => import('../../messages/en.json?only=filter,search&messages'),
  da: () => import('../../messages/da.json?only=filter,search&messages'),
};

/** A list that is in the page's HTML, and comes to life with code and words of its own after the page has. */
export function lateList<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const inLanguage = (locale: LocaleCode) =>
    lazy(async () => {
      const [List, words] = await Promise.all([load(), loadWords[locale]()]);
      return {
        default: (props: Props) => (
          <MoreText messages={words.default}>
            <List {...props} />
          </MoreText>
        ),
      };
    });
  const lists = { en: inLanguage('en'), da: inLanguage('da') };
  // Drawn anew before its code is here, a list would lose its HTML: it is, only when what it is told has changed.
  return memo(function LateList(props: Props) {
    const List = lists[usePageLocale()] as unknown as ComponentType<Props>;
    return (
      <LatePart>
        <List {...props} />
      </LatePart>
    );
  }) as unknown as ComponentType<Props>;
}
