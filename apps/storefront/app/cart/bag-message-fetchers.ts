import { mapLocales } from '@marehalm/shop';
import { createOnceLoader } from '@marehalm/static-router/client';
import { loadMessages } from '../../.messages/bag';

/** One function per locale that fetches the messages of the bag; a successful result is cached. */
export const bagMessageFetchers = mapLocales((locale) => createOnceLoader(loadMessages[locale]));
