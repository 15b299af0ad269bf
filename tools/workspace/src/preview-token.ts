import { randomUUID } from 'node:crypto';

/** What opens the drafts of the CMS that a build or a preview reads. */
export interface PreviewToken {
  /** Empty: drafts stay hidden. */
  readonly token: string;
  /** Whether it has been made for the local services, so that it is to be found nowhere else. */
  readonly isMade: boolean;
}

/** The token that is given, or one for local services that are started just now. A CMS elsewhere knows none but the one that is given. */
export function previewToken(environment: Readonly<Record<string, string | undefined>>): PreviewToken {
  const given = environment['MAREHALM_PREVIEW_TOKEN'] ?? '';
  const isMade = given === '' && !environment['MAREHALM_CMS_URL'];
  return { token: isMade ? randomUUID() : given, isMade };
}
