import { mapLocales } from '@marehalm/shop';
import { createOnceLoader } from '@marehalm/static-router/client';
import { loadMessages } from '../../.messages/bag';

/** Fetches the messages of the bag once per language. Pages without a bag do not include them. */
export const fetchBagMessages = mapLocales((locale) => createOnceLoader(loadMessages[locale]));
